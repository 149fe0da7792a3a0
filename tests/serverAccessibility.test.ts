import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, it } from 'vitest'
import { axeOptions } from '#testing/axeOptions.ts'
import { byTier } from '#testing/byTier.ts'
import { holdRequests } from './support/holdRequests.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { renderOnServer } from './support/renderOnServer.ts'
import { engines } from './support/site.ts'

const { address, reader } = startNewspaper()

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const paths = [
  '/',
  article('1001'),
  '/enquestes',
  '/carrusels',
  '/hemeroteca',
  // The buttons to follow, and a video.
  '/autors/clara-montsant/',
  article('1003'),
  // A paywall.
  article('1004'),
  // Forms, the last three in the light DOM.
  '/contacte.html',
  '/usuari/login',
  '/usuari/register',
  '/usuari/canviar-contrasenya?token=mock-recovery',
]

/** In the dark, and with a form in the light DOM; the others are stories, which axe checks once they are mounted. */
const sample = ['/enquestes', '/usuari/register']

const cases = engines.flatMap(({ engine }) =>
  paths.flatMap((path) => ([undefined, 'dark'] as const).map((theme) => ({ engine, path, theme }))),
)

/** The page before the widgets’ code is there: with the widgets’ own style rules, in German. */
it.each(
  byTier(
    cases,
    cases.filter(
      ({ engine, path, theme }) =>
        engine === 'react' && sample.includes(path) && (path === '/enquestes') === (theme === 'dark'),
    ),
  ),
)('axe finds nothing in a page that a server has rendered: $engine, $path, $theme', async ({ engine, path, theme }) => {
  // So high that no bar of the page’s covers a control.
  const { page } = await reader({ reducedMotion: 'reduce', viewport: { width: 1280, height: 4000 } })
  await renderOnServer(page, engine)
  await holdRequests(page, /\/quiosc\/.*chunks\//)
  await page.goto(address(path, { engine, lang: 'de', ...(theme && { theme }) }))
  expect(await page.locator('[data-widget-state=rendered]').count()).toBeGreaterThan(0)
  await page.evaluate(axeSource)
  const found = await page.evaluate(async (options): Promise<string[]> => {
    // Added to the page as a script above.
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }
    const { violations } = await axe.run({ include: [['[data-widget-state=rendered]']] }, options)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  }, axeOptions)
  expect(found).toEqual([])
})
