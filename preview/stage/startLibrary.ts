import { examinePage } from '../../src/diagnosis/examinePage.ts'
import type { Chunks } from '../../src/loader/chunks.ts'
import type { MarkerCalls, Runtime } from '../../src/loader/createLoader.ts'
import { createLoader } from '../../src/loader/createLoader.ts'
import { createPrefetch } from '../../src/loader/createPrefetch.ts'
import { observePage } from '../../src/loader/observePage.ts'
import { readToken } from '../../src/loader/readToken.ts'
import type { Registry } from '../../src/loader/registry.ts'
import type { PageConfig } from '../../src/runtime/pageConfig.types.ts'
import { readPageConfig } from '../../src/runtime/readPageConfig.ts'
import type { SnackbarWatch } from '../../stories/support/watchSnackbars.ts'
import { watchSnackbars } from '../../stories/support/watchSnackbars.ts'

export interface PreviewLibrary {
  calls: MarkerCalls
  /** Whether a snackbar was sent that is not on the page yet. */
  snackbarPending(): boolean
  /** Receives messages of the native app. */
  receive(message: unknown): void
  /** Does something with the runtime, once it is there. */
  withRuntime(act: (runtime: Runtime) => void): void
  /** Unmounts everything. */
  stop(): void
}

export interface LibraryOptions {
  /** The page's configuration block, null where there is none. */
  block: string | null
  registry: Registry
  /** The page's own files. */
  chunks: Chunks
  /** What the editor has chosen comes before the page's block. */
  settings: Partial<PageConfig>
}

/** Starts a library on the page, as if the page had just been loaded. The preview stops it and starts another for each choice. */
export function startLibrary({ block, registry, chunks, settings }: LibraryOptions): PreviewLibrary {
  const config = readPageConfig(block, settings)
  const prefetch = createPrefetch(() => config.apiBase, readToken)
  let created: Promise<Runtime> | undefined
  let snackbars: SnackbarWatch | undefined
  const runtime = () => {
    created ??= chunks.runtime().then(({ createRuntime }) => {
      const made = createRuntime({ block, settings, prefetch })
      snackbars = watchSnackbars(made.page.snackbars)
      return made
    })
    return created
  }
  // A runtime that could not be loaded is told by the markers.
  const withRuntime = (act: (made: Runtime) => void) => void runtime().then(act, () => {})

  const loader = createLoader({
    registry,
    config: () => ({ ...config, block, settings }),
    prefetch,
    runtime,
    parsed: Promise.resolve(),
    // The toolbar asks often, and would fill the console.
    chunks: { ...chunks, diagnose: async () => ({ ...(await chunks.diagnose()), doctor: examinePage }) },
  })
  // A state may make one of the page's own markers a panel.
  const ownPanels = new Set(document.querySelectorAll('[data-panel]'))
  const observer = observePage(loader, document)
  return {
    calls: loader.calls,
    snackbarPending: () => snackbars?.pending() ?? false,
    receive: (message) => withRuntime(({ page }) => page.app.receive(message)),
    withRuntime,
    stop() {
      observer.disconnect()
      for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) loader.calls.unmount(host)
      // Panels that the library has added to the page end with it.
      for (const panel of document.querySelectorAll('[data-panel]')) if (!ownPanels.has(panel)) panel.remove()
      void created?.then(
        (made) => made.dispose(),
        () => {},
      )
    },
  }
}
