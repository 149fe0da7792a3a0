import type { Chunks } from '#islands/loader/chunks.ts'
import type { Registry } from '#islands/loader/registry.ts'
import { readPageConfig } from '#islands/runtime/readPageConfig.ts'
import { readChoice } from './choice/choiceText.ts'
import { previewAddresses } from './choice/previewAddress.ts'
import { watchConsole } from './report/watchConsole.ts'
import { writeReport } from './report/writeReport.ts'
import { createBackendFetch } from './sandbox/createBackendFetch.ts'
import { isolatePage } from './sandbox/isolatePage.ts'
import { createCatalogueBackend } from './stage/createCatalogueBackend.ts'
import { createStage } from './stage/createStage.ts'
import { readPageReader } from './stage/findServerParts.ts'
import type { Shown } from './stage/Shown.ts'
import { createPreviewStore } from './toolbar/createPreviewStore.ts'
import { mountToolbar } from './toolbar/mountToolbar.tsx'
import { previewIntl } from './toolbar/previewIntl.ts'

export interface PreviewOptions {
  registry: Registry
  /** The page's own files. */
  chunks: Chunks
  /** Starts the page's own library. */
  begin(): void
  /** The page's configuration block, null where there is none. */
  block: string | null
}

declare global {
  interface Window {
    quioscPreview?: PreviewCalls
  }
}

/** For scripts, such as those that take pictures. */
export interface PreviewCalls {
  /**
   * @param choice As in the address: `shown.comments.open@0~lang.de`.
   * @returns Resolves when the page shows it; never when a later call comes first.
   */
  show(choice: string): Promise<Shown>
}

/** Takes the page over for an editor, in the place of its own library. */
export function startPreview({ registry, chunks, block }: PreviewOptions): void {
  const kept: string[] = []
  const onKept = (what: string) => void kept.push(what)
  const faults = watchConsole()
  const { apiBase, lang, previewKey } = readPageConfig(block)
  const { addressOf, choiceIn, pageAddress, isPreview } = previewAddresses(previewKey)
  const pageReader = readPageReader()
  const copy = createCopy()
  const backend = createCatalogueBackend(apiBase)
  const network = createBackendFetch({
    handlers: backend.handlers,
    fetch: window.fetch.bind(window),
    isCall: backend.isCall,
    onKept,
  })
  /** A link leads to another page, with all that was chosen but the state. */
  const inPreview = (href: string) => {
    const { shown: _, ...choice } = store.getState().choice
    return isPreview(href) ? href : addressOf(choice, href)
  }
  const sandbox = isolatePage({ fetch: network.fetch, inPreview, onKept })
  const { pending, leave } = network
  const stage = createStage({ block, registry, chunks, sandbox, backend, pending, leave, addressOf })
  const store = createPreviewStore({
    stage,
    beforeShow: () => toolbar.goHome(),
    pageReader,
    // The site's own pages tell each other their addresses, unless it does not want it.
    hasFollowed: document.referrer.startsWith(window.location.origin) && isPreview(document.referrer),
  })
  const shareAddress = () => addressOf(store.getState().choice, window.location.href)
  const toolbar = mountToolbar(store, previewIntl(lang), {
    pageReader,
    copy,
    shareAddress,
    leaveAddress: () => pageAddress(window.location.href),
    report: (state) => {
      const version = window.quiosc?.version ?? ''
      return writeReport({ address: shareAddress(), version, state, faults: faults(), kept })
    },
  })
  const show = (text: string) => {
    const { choice, unknown } = readChoice(text)
    return store.show(choice, unknown)
  }
  window.quioscPreview = { show }
  // The page's own library has mounted nothing, and would say so of each marker.
  const { quiosc } = window
  if (quiosc) {
    const { doctor } = quiosc
    quiosc.doctor = () => stage.library()?.calls.doctor() ?? doctor()
  }
  void show(choiceIn(window.location.search))
}

/** Copies by the browser's own clipboard, which states put a stand-in over. Pages without https have none. */
function createCopy(): (text: string) => Promise<boolean> {
  const { clipboard } = navigator
  const write = clipboard?.writeText.bind(clipboard)
  return async (text) => {
    try {
      await write?.(text)
      return write !== undefined
    } catch {
      return false
    }
  }
}
