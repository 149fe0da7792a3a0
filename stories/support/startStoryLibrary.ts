import { createLoader } from '../../src/loader/createLoader.ts'
import { createPrefetch } from '../../src/loader/createPrefetch.ts'
import { observePage } from '../../src/loader/observePage.ts'
import { readConfigBlock } from '../../src/loader/readConfigBlock.ts'
import { readToken } from '../../src/loader/readToken.ts'
import { createRuntime } from '../../src/runtime/createRuntime.ts'
import { readPageConfig } from '../../src/runtime/readPageConfig.ts'
import { islands } from '../../widgets/islands.ts'
import { registry } from '../../widgets/registry.ts'
import { loadTexts } from './dictionary.ts'
import type { SnackbarWatch } from './watchSnackbars.ts'
import { watchSnackbars } from './watchSnackbars.ts'
import type { TextWatch } from './watchTexts.ts'
import { watchTexts } from './watchTexts.ts'

export interface StoryLibrary {
  /** Whether a snackbar was sent that is not on the page yet. */
  snackbarPending(): boolean
  /** The texts that the widget shows and does not load. */
  missingTexts(): readonly string[]
  /** Receives messages of the native app. */
  receive(message: unknown): void
  stop(): void
}

/** Starts the library on a story's page from its sources, as if the page had just been loaded. */
export function startStoryLibrary(): StoryLibrary {
  // A story's page has been prepared right before, as if it had been parsed.
  const block = readConfigBlock()
  const config = readPageConfig(block)
  const firstData = createPrefetch(() => config.apiBase, readToken)
  let runtime: ReturnType<typeof createRuntime> | undefined
  let snackbars: SnackbarWatch | undefined
  let texts: TextWatch | undefined
  const loader = createLoader({
    registry,
    config: () => ({ ...config, block, settings: {} }),
    prefetch: firstData,
    parsed: Promise.resolve(),
    async runtime() {
      if (runtime) return runtime
      runtime = createRuntime({ block, settings: {}, prefetch: firstData })
      snackbars = watchSnackbars(runtime.page.snackbars)
      texts = watchTexts(runtime.page)
      return runtime
    },
    chunks: {
      runtime: async () => ({ createRuntime }),
      diagnose: () => import('../../src/diagnosis/diagnosis.ts'),
      loadTexts,
      async island(name) {
        const load = islands[name]
        if (!load) throw new Error(`widgets/islands.ts does not list “${name}”.`)
        return { island: await load() }
      },
    },
  })
  const observer = observePage(loader, document)
  return {
    snackbarPending: () => snackbars?.pending() ?? false,
    missingTexts: () => texts?.missing() ?? [],
    receive: (message) => runtime?.page.app.receive(message),
    stop() {
      observer.disconnect()
      for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) loader.calls.unmount(host)
      // Panels that the library has added to the page belong to this story alone.
      for (const panel of document.querySelectorAll('[data-panel]')) panel.remove()
      runtime?.dispose()
    },
  }
}
