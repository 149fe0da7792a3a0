import { expect, it } from 'vitest'
import { articlePath, articles } from '#newspaper/content/articles.ts'
import { byTier } from '#testing/byTier.ts'
import { mountAll } from './support/mountAll.ts'
import { startNewspaper } from './support/newspaper.ts'

const { looker } = startNewspaper()
const look = looker()

/** Each has a widget that no other page has. */
const differentPages = [
  '/',
  '/carrusels',
  '/enquestes',
  '/enquestes/4711',
  '/usuari/login',
  '/usuari/login?email=ningu@elfar.example',
  '/usuari/register',
  '/usuari/canviar-contrasenya?token=mock-recovery',
  '/usuari/benvinguda',
  '/contacte.html',
  '/ajuda',
  '/anuncis',
]

/** They differ in their content, so that one engine each is enough. */
const similarPages = articles.map(articlePath)
const similarWebViews = articles.map(({ id }) => `/webview/content/${id}/comments`)

const alternating = (paths: readonly string[]) =>
  paths.map((path, index) => [path, index % 2 === 0 ? 'react' : 'lite'] as const)

it.each([
  ...byTier(
    differentPages.flatMap((path) => [[path, 'react'] as const, [path, 'lite'] as const]),
    alternating(differentPages.slice(0, 1)),
  ),
  ...alternating(byTier(similarPages, similarPages.slice(0, 1))),
  ...alternating(byTier(similarWebViews, similarWebViews.slice(0, 1))),
])('the page %s mounts all its widgets with an empty console under the strict policy, %s', async (path, engine) => {
  const { page, problems, settled } = await look(path, { engine, persona: 'subscriber' })
  // Until the session is known a widget may render a marker of its own and remove it again.
  await settled()
  await mountAll(page)
  await settled()
  expect(problems.errors).toEqual([])
})

it('the policy allows the nine paywall messages, and is violated by the hostile sample alone', async () => {
  const { page, problems } = await look('/previsualitzacio/paywall')
  await mountAll(page)
  await expect
    .poll(() => page.locator('[data-widget=paywall][data-widget-state=ready]').count())
    .toBeGreaterThanOrEqual(9)
  expect(await page.locator('script, img[onerror], a[href^="javascript:"]').evaluateAll(countInIslands)).toBe(0)
  // The browser reports what the sanitizer removes during parsing; none of it runs.
  expect(problems.errors.filter((error) => !/script-src-attr|base-uri|'script-src/.test(error))).toEqual([])
})

/** Playwright pierces open shadow roots, so an element within an island was rendered by the library. */
function countInIslands(found: Element[]): number {
  return found.filter((element) => element.getRootNode() instanceof ShadowRoot).length
}
