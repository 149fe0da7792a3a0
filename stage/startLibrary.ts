import type { Chunks } from '#islands/loader/chunks.ts'
import { createLoader, type MarkerCalls, type Runtime } from '#islands/loader/createLoader.ts'
import { createPrefetch } from '#islands/loader/createPrefetch.ts'
import { observePage } from '#islands/loader/observePage.ts'
import { readToken } from '#islands/loader/readToken.ts'
import type { Registry } from '#islands/loader/registry.ts'
import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import { readPageConfig } from '#islands/runtime/readPageConfig.ts'
import { type SnackbarWatch, watchSnackbars } from './watchSnackbars.ts'
import { type TextWatch, watchTexts } from './watchTexts.ts'

/** A library that runs on a page, for one choice of state, reader and language. */
export interface StageLibrary {
  calls: MarkerCalls
  /** Whether a snackbar waits to be shown. */
  snackbarPending(): boolean
  /** The texts that a widget shows and has not loaded. */
  missingTexts(): readonly string[]
  /** Receives messages of the native app. */
  receive(message: unknown): void
  /** Calls the function with the runtime once that has loaded. */
  withRuntime(act: (runtime: Runtime) => void): void
  /** Unmounts everything. */
  stop(): void
}

export interface LibraryOptions {
  /** The page's configuration block, null where there is none. */
  block: string | null
  registry: Registry
  /** The page's own files, or the sources. */
  chunks: Chunks
  /** Settings that override those of the page's block. */
  settings: Partial<PageConfig>
}

/** Starts a library on the page, as a page load does. For another choice it is stopped, and a new one started. */
export function startLibrary({ block, registry, chunks, settings }: LibraryOptions): StageLibrary {
  const config = readPageConfig(block, settings)
  const prefetch = createPrefetch(() => config.apiBase, readToken)
  let created: Promise<Runtime> | undefined
  let snackbars: SnackbarWatch | undefined
  let texts: TextWatch | undefined
  const runtime = () => {
    created ??= chunks.runtime().then(({ createRuntime }) => {
      const made = createRuntime({ block, settings, prefetch })
      snackbars = watchSnackbars(made.page.snackbars)
      texts = watchTexts(made.page)
      return made
    })
    return created
  }
  // The markers tell of a runtime that could not be loaded.
  const withRuntime = (act: (made: Runtime) => void) => void runtime().then(act, () => {})

  const loader = createLoader({
    registry,
    config: () => ({ ...config, block, settings }),
    prefetch,
    runtime,
    parsed: Promise.resolve(),
    chunks,
  })
  // A state may make one of the page's own markers an opened widget.
  const ownOpened = new Set(document.querySelectorAll('[data-panel]'))
  const observer = observePage(loader, document)
  return {
    calls: loader.calls,
    snackbarPending: () => snackbars?.pending() ?? false,
    missingTexts: () => texts?.missing() ?? [],
    receive: (message) => withRuntime(({ page }) => page.app.receive(message)),
    withRuntime,
    stop() {
      observer.disconnect()
      for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) loader.calls.unmount(host)
      // Opened widgets that the library has added to the page end with it.
      for (const opened of document.querySelectorAll('[data-panel]')) if (!ownOpened.has(opened)) opened.remove()
      void created?.then(
        (made) => made.dispose(),
        () => {},
      )
    },
  }
}
