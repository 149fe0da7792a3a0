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

/** What waits for a press would do something else besides: the page itself asks for it. */
const isPressed = (widget: string | null) => registry[widget ?? '']?.load === 'interaction'

/** As a reader would: down to the end, so that every marker is due. */
async function readToTheEnd({ page }: OpenedPage): Promise<void> {
  const markers = page.locator('[data-widget]:not([data-load=none])')
  for (const marker of await markers.all()) {
    await marker.scrollIntoViewIfNeeded()
    if (isPressed(await marker.getAttribute('data-widget'))) {
      // The library's own element; Playwright knows that it is one, and not of which kind.
      await marker.evaluate((host) => window.quiosc?.mount(host as HTMLElement))
    }
    await expect.poll(() => marker.getAttribute('data-widget-state')).toBe('ready')
  }
}

describe.each(['react', 'lite'])('every page of the newspaper under the strict policy, %s', (engine) => {
  it.each(paths)('%s mounts all its widgets without a word on the console', async (path) => {
    const opened = await reader()
    await opened.page.goto(`${url()}/?engine=${engine}&persona=subscriber`)
    await opened.page.goto(url() + path)
    await readToTheEnd(opened)
    expect(opened.complaints.errors).toEqual([])
  })
})

it('shows the nine messages of the paywall, and only the hostile specimen meets the policy', async () => {
  const opened = await reader()
  await opened.page.goto(`${url()}/previsualitzacio/paywall`)
  await readToTheEnd(opened)
  expect(await opened.page.locator('[data-widget=paywall][data-widget-state=ready]').count()).toBeGreaterThanOrEqual(9)
  expect(await opened.page.locator('script, img[onerror], a[href^="javascript:"]').evaluateAll(countInIslands)).toBe(0)
  // The browser reports what the sanitizer drops while it parses it; nothing of it runs.
  expect(opened.complaints.errors.filter((error) => !/script-src-attr|base-uri|'script-src/.test(error))).toEqual([])
})

/** Playwright looks into open shadow roots; what stands in an island is what the library put there. */
function countInIslands(found: Element[]): number {
  return found.filter((element) => element.getRootNode() instanceof ShadowRoot).length
}
