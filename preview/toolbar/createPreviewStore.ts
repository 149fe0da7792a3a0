import { createStore } from 'zustand/vanilla'
import { findState } from '../catalogue/findState.ts'
import type { Choice } from '../choice/Choice.ts'
import { readerOf } from '../choice/readerOf.ts'
import type { createStage } from '../stage/createStage.ts'
import { findMarker, markersOf } from '../stage/findMarker.ts'
import { findServerParts, type PageReader } from '../stage/findServerParts.ts'
import type { PreviewState, PreviewStore } from './PreviewStore.ts'

export interface PreviewStoreOptions {
  stage: ReturnType<typeof createStage>
  /** Called before the page starts anew and everything on it goes. The function that it returns is called after that. */
  beforeShow(): () => void
  /** The reader for whom the server has made the page. */
  pageReader: PageReader
  /** Whether a link of a page in the preview has led here. */
  hasFollowed: boolean
}

/** The choice without what was taken back. */
const withoutUndefined = (choice: object): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))

export function createPreviewStore(options: PreviewStoreOptions): PreviewStore {
  const { stage, beforeShow, pageReader } = options
  const store = createStore<PreviewState>(() => ({
    choice: {},
    shown: { status: 'working' },
    unknown: [],
    markers: [],
    serverParts: [],
    hasFailed: false,
    hasFollowed: options.hasFollowed,
    isOpen: false,
  }))

  const serverPartsOf = (choice: Choice) => {
    const found = choice.shown && findState(choice.shown.id)
    const host = found && findMarker(found.entry.widget, choice.shown?.marker ?? 0)
    return findServerParts(pageReader, readerOf(choice) === 'anonymous', host)
  }

  const readMarkers = async () => {
    store.setState({ hasFailed: stage.hasFailed() })
    if (!store.getState().isOpen) return
    const report = await stage.library()?.calls.doctor()
    const isOwn = ({ element, widget }: { element: HTMLElement; widget: string }) => markersOf(widget).includes(element)
    store.setState({ markers: report?.markers.filter(isOwn) ?? [] })
  }
  // Also of a marker that has come into view.
  for (const event of ['quiosc:ready', 'quiosc:error']) document.addEventListener(event, () => void readMarkers())

  const show: PreviewStore['show'] = async (choice, unknown = []) => {
    store.setState({ choice, unknown, shown: { status: 'working' } })
    const afterEnd = beforeShow()
    const showing = stage.show(choice)
    afterEnd()
    const shown = await showing
    store.setState({ shown, serverParts: serverPartsOf(choice) })
    await readMarkers()
    return shown
  }
  return {
    ...store,
    show,
    change(change) {
      store.setState({ hasFollowed: false })
      void show(withoutUndefined({ ...store.getState().choice, ...change }))
    },
    setOpen(isOpen) {
      store.setState({ isOpen })
      void readMarkers()
    },
  }
}
