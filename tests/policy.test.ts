import { describe, expect, it } from 'vitest'
import { articlePath, articles } from '../mocks/content/articles.ts'
import { registry } from '../widgets/registry.ts'
import { startNewspaper } from './support/newspaper.ts'
import type { OpenedPage } from './support/openPage.ts'

const { reader, url } = startNewspaper()

const paths = [
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
  ...articles.map(articlePath),
  ...articles.map(({ id }) => `/webview/content/${id}/comments`),
]

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

describe.each(['react', 'lite'])('every page of the newspaper under the strict policy, %s', (engine) => {
  it.each(paths)('%s mounts all its widgets with an empty console', async (path) => {
    const opened = await reader()
    await opened.page.goto(`${url()}/?engine=${engine}&persona=subscriber`)
    await opened.page.goto(url() + path)
    // Until the session is known a widget may render a marker of its own and remove it again.
    await opened.page.waitForLoadState('networkidle')
    await readToTheEnd(opened)
    expect(opened.problems.errors).toEqual([])
  })
})

it('shows the nine paywall messages, and only the hostile sample violates the policy', async () => {
  const opened = await reader()
  await opened.page.goto(`${url()}/previsualitzacio/paywall`)
  await readToTheEnd(opened)
  expect(await opened.page.locator('[data-widget=paywall][data-widget-state=ready]').count()).toBeGreaterThanOrEqual(9)
  expect(await opened.page.locator('script, img[onerror], a[href^="javascript:"]').evaluateAll(countInIslands)).toBe(0)
  // The browser reports what the sanitizer removes during parsing; none of it runs.
  expect(opened.problems.errors.filter((error) => !/script-src-attr|base-uri|'script-src/.test(error))).toEqual([])
})

/** Playwright pierces open shadow roots, so an element within an island was rendered by the library. */
function countInIslands(found: Element[]): number {
  return found.filter((element) => element.getRootNode() instanceof ShadowRoot).length
}
