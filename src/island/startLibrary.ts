import { readBasics } from '../site/readBasics.ts'
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
  const config = () => ({ ...readBasics(block?.textContent ?? '', document.documentElement.lang), ...settings })
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

  const loader = createLoader({ registry, chunks, config, firstData, runtime })
  const begin = () => {
    observePage(loader, document)
    loader.scan()
  }
  // A classic script in the head runs before the markers and their JSON blocks have been parsed.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()

  return {
    mount: loader.mount,
    unmount: loader.unmount,
    scan: loader.scan,
    configure: (options) => void Object.assign(settings, options),
    session: {
      get: () => running?.page.session.get() ?? { status: 'loading', user: undefined },
      subscribe(listener) {
        const subscribed = started.then(({ page }) => page.session.subscribe(listener))
        return () => void subscribed.then((stop) => stop())
      },
    },
    open(panel) {
      const host = document.querySelector<HTMLElement>(`[data-widget="${panel}"]`)
      if (!host) return void runtime().then(({ page }) => page.open(panel))
      loader.mount(host)
      host.scrollIntoView()
    },
    app: { receive: (message) => void runtime().then(({ page }) => page.app.receive(message)) },
    version,
  }
}
