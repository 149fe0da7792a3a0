import { expect, it } from 'vitest'
import { articlePath, articles } from '../mocks/content/articles.ts'
import { registry } from '../widgets/registry.ts'
import { startNewspaper } from './support/newspaper.ts'
import type { OpenedPage } from './support/openPage.ts'

const { read } = startNewspaper()

/** Each has a widget that no other page has. */
const differentPages = [
  '/',
  '/enquestes',
  '/enquestes/4711',
  '/usuari/login',
  '/usuari/login?email=ningu@elfar.example',
  '/usuari/register',
  '/usuari/canviar-contrasenya?token=mock-recovery',
  '/usuari/benvinguda',
  '/contacte.html',
  '/ajuda',
]

/** They differ in their content, so that one engine each is enough. */
const similarPages = articles.map(articlePath)
const similarWebViews = articles.map(({ id }) => `/webview/content/${id}/comments`)

const alternating = (paths: readonly string[]) =>
  paths.map((path, index) => [path, index % 2 === 0 ? 'react' : 'lite'] as const)

/** Mounts press-to-load widgets by script, because a click would also trigger their fallback's own action. */
const isPressed = (widget: string | null) => registry[widget ?? '']?.load === 'interaction'

/** Scrolls to the end, so that every marker mounts. */
async function readToTheEnd({ page }: OpenedPage): Promise<void> {
  const markers = page.locator('[data-widget]:not([data-load=none])')
  for (const marker of await markers.all()) {
    await marker.scrollIntoViewIfNeeded()
    if (isPressed(await marker.getAttribute('data-widget'))) {
      // Playwright types it as a plain element; it is always one of the library's HTML elements.
      await marker.evaluate((host) => window.quiosc?.mount(host as HTMLElement))
    }
    await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
  }
}

it.each([
  ...differentPages.flatMap((path) => [[path, 'react'] as const, [path, 'lite'] as const]),
  ...alternating(similarPages),
  ...alternating(similarWebViews),
])('%s mounts all its widgets with an empty console under the strict policy, %s', async (path, engine) => {
  const opened = await read(path, { engine, persona: 'subscriber' })
  // Until the session is known a widget may render a marker of its own and remove it again.
  await opened.page.waitForLoadState('networkidle')
  await readToTheEnd(opened)
  expect(opened.problems.errors).toEqual([])
})

it('shows the nine paywall messages, and only the hostile sample violates the policy', async () => {
  const opened = await read('/previsualitzacio/paywall')
  await readToTheEnd(opened)
  await expect
    .poll(() => opened.page.locator('[data-widget=paywall][data-widget-state=ready]').count())
    .toBeGreaterThanOrEqual(9)
  expect(await opened.page.locator('script, img[onerror], a[href^="javascript:"]').evaluateAll(countInIslands)).toBe(0)
  // The browser reports what the sanitizer removes during parsing; none of it runs.
  expect(opened.problems.errors.filter((error) => !/script-src-attr|base-uri|'script-src/.test(error))).toEqual([])
})

/** Playwright pierces open shadow roots, so an element within an island was rendered by the library. */
function countInIslands(found: Element[]): number {
  return found.filter((element) => element.getRootNode() instanceof ShadowRoot).length
}
