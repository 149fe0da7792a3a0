import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import type { Renderer, RenderOptions } from '#server/renderer.types.ts'

const folders = { react: '', lite: 'lite/' }

/** The built renderer of an engine. */
export async function loadRenderer(engine: keyof typeof folders): Promise<Renderer> {
  return import(/* @vite-ignore */ pathToFileURL(resolve(`dist/${folders[engine]}server/quiosc-server.js`)).href)
}

/**
 * Has the newspaper's documents rendered before the page gets them.
 *
 * @returns The markers that were not rendered, and why.
 */
export async function renderOnServer(page: Page, engine: keyof typeof folders, given: Partial<RenderOptions> = {}) {
  const { renderMarkers } = await loadRenderer(engine)
  const problems: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { origin, pathname } = new URL(request.url())
    const body = await renderMarkers(await response.text(), {
      apiBase: `${origin}/api/front`,
      url: origin + pathname,
      assets: `/quiosc/${folders[engine]}`,
      // Both cores may be busy.
      timeout: 10_000,
      onReport: ({ widget, reason, detail }) => problems.push(`${widget} ${reason}: ${detail}`),
      ...given,
    })
    await route.fulfill({ response, body })
  })
  return problems
}
