import { createLoader } from '../../src/island/createLoader.ts'
import { createRuntime } from '../../src/island/createRuntime.ts'
import { diagnose } from '../../src/island/diagnose.ts'
import { createFirstData } from '../../src/island/firstData.ts'
import { observePage } from '../../src/island/observePage.ts'
import { readPageConfig } from '../../src/island/readPageConfig.ts'
import { readToken } from '../../src/island/readToken.ts'
import { islands } from '../../widgets/islands.ts'
import { registry } from '../../widgets/registry.ts'
import { loadDictionary } from './dictionary.ts'
import type { SnackbarWatch } from './watchSnackbars.ts'
import { watchSnackbars } from './watchSnackbars.ts'

export interface StoryLibrary {
  /** A short message was sent that is not on the page yet. */
  snackbarPending(): boolean
  /** What the native app says. */
  tell(message: unknown): void
  stop(): void
}

/** The library on a story's page, from its sources, as if the page had just been loaded. */
export function startStoryLibrary(): StoryLibrary {
  const config = readPageConfig()
  const firstData = createFirstData(() => config.apiBase, readToken)
  let runtime: ReturnType<typeof createRuntime> | undefined
  let snackbars: SnackbarWatch | undefined
  const loader = createLoader({
    registry,
    config: () => config,
    firstData,
    async runtime() {
      if (runtime) return runtime
      runtime = createRuntime({ settings: {}, firstData })
      snackbars = watchSnackbars(runtime.page.snackbars)
      return runtime
    },
    chunks: {
      runtime: async () => ({ createRuntime }),
      diagnose: async () => ({ diagnose }),
      messages: async (name, lang) => ({ messages: await loadDictionary(name, lang) }),
      async island(name) {
        const load = islands[name]
        if (!load) throw new Error(`widgets/islands.ts does not name ${name}.`)
        return { island: await load() }
      },
    },
  })
  const observer = observePage(loader, document)
  return {
    snackbarPending: () => snackbars?.pending() ?? false,
    tell: (message) => runtime?.page.app.receive(message),
    stop() {
      observer.disconnect()
      for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) loader.calls.unmount(host)
      // What the library has put on the page itself: another story has not opened it.
      for (const panel of document.querySelectorAll('[data-panel]')) panel.remove()
      runtime?.dispose()
    },
  }
}
