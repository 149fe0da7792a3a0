import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { byTier, firstByTier, itInProof } from '#testing/byTier.ts'
import { clippedRings } from './support/clippedRings.ts'
import { scrollThrough } from './support/mountAll.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { newspaperPages } from './support/newspaperPages.ts'

const { looker } = startNewspaper()
const look = looker({ reducedMotion: 'reduce' })

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A list and a text: axe checks the widgets' own states in stories. */
const sample = [article('1001')]

/** Pages whose own parts stand in rows and boxes that could cut something off. */
const withRings = [
  '/',
  article('1001'),
  '/ciutat/',
  '/carrusels',
  '/autors/clara-montsant/',
  '/mock',
  '/previsualitzacio/paywall',
]

const desktop = { width: 1280, height: 900 }
const tablet = { width: 768, height: 1024 }
const phone = { width: 390, height: 844 }

async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations: found } = await page.evaluate(
    async (runOnly): Promise<AxeResults> => {
      // Added to the page as a script below.
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return axe.run(document, {
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : { rules: { 'target-size': { enabled: true } } }),
      })
    },
    rules && [...rules],
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Shows a theme, at once: a colour measured on its way is neither of the two. */
function showTheme(isDark: boolean): void {
  document.body.classList.toggle('dark-mode', isDark)
  const roots = [
    document,
    ...[...document.querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]
  for (const animation of roots.flatMap((root) => root.getAnimations())) animation.finish()
}

/** One visit, in German, which has the longest words: what the window and the theme change is shown on the page that is there. */
describe.each(byTier(newspaperPages, sample))('the newspaper’s page %s', (path) => {
  let page: Page

  beforeAll(async () => {
    const looked = await look(path, { lang: 'de', viewport: desktop })
    page = looked.page
    await looked.settled()
    await scrollThrough(page)
    await looked.settled()
    await page.evaluate(axeSource)
  })

  itInProof('has no findings of axe in a wide window, best practices included', async () => {
    await page.setViewportSize(desktop)
    expect(await violations(page)).toEqual([])
  })

  it('has no findings of axe on a phone, best practices included', async () => {
    await page.setViewportSize(phone)
    expect(await violations(page)).toEqual([])
  })

  it('has no colours that axe finds in the dark', async () => {
    await page.setViewportSize(phone)
    await page.evaluate(showTheme, true)
    expect(await violations(page, ['color-contrast'])).toEqual([])
    await page.evaluate(showTheme, false)
  })

  if (!withRings.includes(path)) return
  it.each(firstByTier([phone, tablet, desktop], 1))('clips no focus ring at $width px', async (viewport) => {
    await page.setViewportSize(viewport)
    const clipped = await page.evaluate(clippedRings)
    expect(clipped).toEqual([])
  })
})
