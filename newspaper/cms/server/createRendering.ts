import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { choiceCookie } from '../visit/createVisit.ts'
import type { Visit } from '../visit/Visit.ts'

/** The built library's renderer, as far as the newspaper calls it. */
interface Renderer {
  renderMarkers(html: string, options: Record<string, unknown>): Promise<string>
}

const folders = { react: '', lite: 'lite/' }

/** As a publisher's server does it: `import { renderMarkers } from 'quiosc/server'`. */
async function load(path: string): Promise<Renderer> {
  return import(/* @vite-ignore */ pathToFileURL(path).href)
}

export interface RenderingOptions {
  distDir: string
  /** A real backend in place of the mocks. */
  apiOrigin: string | undefined
  isOn: boolean
  /** The newspaper's own address, which no header of a request decides. */
  origin(): string
  report(error: unknown): void
}

/**
 * Has markers rendered before a page is sent: for all readers of its language alike, so that the mocks are asked as a visitor who was never here. Their texts are
 * in the page's language, which the choice's cookie tells them; a real backend knows it by the edition's own address.
 */
export function createRendering({ distDir, apiOrigin, isOn, origin, report }: RenderingOptions) {
  return async (html: string, { choice, url, env, lang }: Visit): Promise<string> => {
    const folder = folders[choice.engine]
    const path = resolve(join(distDir, folder, 'server/quiosc-server.js'))
    // A fault is one of the visitor's own backend.
    if (!isOn || choice.render === 'off' || choice.fault || !existsSync(path)) return html
    const { renderMarkers } = await load(path)
    const cookie = `${choiceCookie}=${encodeURIComponent(`lang=${lang}`)}`
    try {
      return await renderMarkers(html, {
        apiBase: new URL('/api/front', apiOrigin ?? origin()).href,
        assets: `/quiosc/${folder}`,
        url: url.origin + url.pathname,
        env,
        // The first page comes while the newspaper still starts.
        timeout: 2000,
        ...(apiOrigin === undefined && {
          fetch: (address: string, init: RequestInit) =>
            fetch(address, { ...init, headers: { ...init.headers, cookie } }),
        }),
      })
    } catch (error) {
      // The browser renders the same markers itself.
      report(error)
      return html
    }
  }
}
