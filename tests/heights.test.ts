import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { attributeName } from '#lib/attributeNames.ts'
import { byTier } from '#testing/byTier.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { startNewspaper } from './support/newspaper.ts'
import { setWebFont } from './support/setWebFont.ts'
import { engines, openTestPage } from './support/site.ts'

const { looker, url } = startNewspaper()

/** A score of layout shift that nobody sees: the docs' heights are whole pixels. */
const UNSEEN = 0.01

interface Row {
  title: string
  widget: string
  /** The measured height on a phone. */
  height: number
  state: WidgetState
}

/**
 * The rows of docs/heights.md whose states need neither steps of the reader nor a fault: what a page meets when it loads.
 */
const rows: Row[] = []
const table = readFileSync('docs/heights.md', 'utf8').matchAll(/^\| (.+?) \| (.+?) \| (\d+) \| \d+ \|$/gm)
for (const [, title = '', name, height] of table) {
  const widget = title.toLowerCase().replaceAll(' ', '-')
  const { states }: { states: Record<string, WidgetState> } = await import(`../widgets/${widget}/${widget}.states.ts`)
  const state = Object.values(states).find(({ title }) => title === name)
  if (!state) throw new Error(`docs/heights.md names a state that there is not: ${title}, ${name}`)
  if (!state.steps && !state.fault) rows.push({ title: `${title}: ${name}`, widget, height: Number(height), state })
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The marker as a page has it, with a fallback and something below it that must not move. */
function bodyOf({ widget, state: { options, block } }: Row): string {
  const attributes = Object.entries(options).map(
    ([key, value]) => `${attributeName(key)}="${value.replaceAll('"', '&quot;')}"`,
  )
  const data = block ? `<script type="application/json">${JSON.stringify(block)}</script>` : ''
  return `<div data-widget="${widget}" data-load="eager" ${attributes.join(' ')}>${data}<a href="/">Fallback</a></div><p>What follows</p>`
}

let shifted: () => Promise<number>

const look = looker({ viewport: { width: 390, height: 844 } }, async (page) => {
  shifted = await recordLayoutShifts(page)
  await setWebFont(page)
})

/** Every eighth widget, in its first state. */
const sample = rows
  .filter(({ widget }, index) => rows.findIndex((row) => row.widget === widget) === index)
  .filter((_, index) => index % 8 === 0)

// The engines take turns, because space does not depend on them.
it.each(byTier(rows, sample).map((row, index) => ({ ...row, ...(index % 2 ? engines[1] : engines[0]) })))(
  'a widget moves nothing when it loads into the space that the docs reserve: $title, $engine',
  async ({ script, ...row }) => {
    const { page, context, settled } = await look()
    const { persona = 'subscriber', cookies = {} } = row.state
    // Only for its cookies: the reader that the next page is for.
    await page.request.get(`${url()}/mock?persona=${persona}`)
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ url: url(), name, value: encodeURIComponent(asText(value)) })),
    )
    // The page's policy forbids inline sheets.
    const css = `body { margin: 16px } [data-widget] { min-height: ${row.height}px }`
    await page.route('**/reserved.css', (route) => route.fulfill({ contentType: 'text/css', body: css }))
    await openTestPage(page, url(), {
      head: '<link rel="stylesheet" href="/reserved.css">',
      body: bodyOf(row),
      script,
    })
    await page.locator('[data-widget-state=ready]').waitFor({ state: 'attached' })
    await settled()
    expect(await shifted()).toBeLessThan(UNSEEN)
  },
)
