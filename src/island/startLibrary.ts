import type { SessionState } from '../session/session.types.ts'
import { TOKEN_NAME } from '../site/limits.ts'
import { parseBlock, readBasics } from '../site/readBasics.ts'
import type { Chunks } from './chunks.ts'
import type { Runtime } from './createLoader.ts'
import { createLoader } from './createLoader.ts'
import { createFirstData } from './firstData.ts'
import type { Library } from './library.types.ts'
import { observePage } from './observePage.ts'
import type { PageConfig } from './pageConfig.ts'
import { readToken } from './readToken.ts'
import type { Registry } from './registry.ts'

export interface LibraryOptions {
  registry: Registry
  chunks: Chunks
  version: string
}

/** Starts the library on this page: from here on markers are found, loaded when they are due, and kept in step with the page. */
export function startLibrary({ registry, chunks, version }: LibraryOptions): Library {
  const block = document.querySelector('[data-quiosc-config]')
  const settings: Partial<PageConfig> = {}
  const config = () => {
    // Of what is no object nothing is spread that anybody asks for.
    const given = { ...(parseBlock(block?.textContent) as object), ...settings }
    return { ...settings, ...readBasics(given, document.documentElement.lang) }
  }
  const firstData = createFirstData(() => config().apiBase, readToken)

  let running: Runtime | undefined
  let created: Promise<Runtime> | undefined
  let announce: (runtime: Runtime) => void
  const started = new Promise<Runtime>((resolve) => {
    announce = resolve
  })
  /** One for the page; when it can't be loaded the next marker tries again. */
  const runtime = () => {
    created ??= chunks.runtime().then(
      ({ createRuntime }) => {
        running = createRuntime({ settings, firstData })
        announce(running)
        return running
      },
      (error) => {
        created = undefined
        throw error
      },
    )
    return created
  }

  /** For what a page's script asks; when the runtime can't be loaded the console has it already. */
  const later = (act: (runtime: Runtime) => void) => void runtime().then(act, () => {})

  const loader = createLoader({ registry, chunks, config, firstData, runtime })
  const begin = () => {
    observePage(loader, document)
    // It leaves the address bar and is kept, whether or not any widget is ever due.
    if (location.href.includes(TOKEN_NAME)) later(() => {})
  }
  // A classic script in the head runs before the markers and their JSON blocks have been parsed.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()

  return {
    ...loader.calls,
    configure: (options) => void Object.assign(settings, options),
    session: {
      // Of a reader who is not known yet there is no user to be read.
      get: () => running?.page.session.get() ?? ({ status: 'loading' } as SessionState),
      subscribe(listener) {
        const subscribed = started.then(({ tell }) => tell(listener))
        return () => void subscribed.then((stop) => stop())
      },
    },
    open(panel) {
      const host = document.querySelector<HTMLElement>(`[data-widget="${panel}"]`)
      if (!host) return later(({ page }) => page.open(panel))
      loader.calls.mount(host)
      host.scrollIntoView()
    },
    app: { receive: (message) => later(({ page }) => page.app.receive(message)) },
    version,
  }
}
