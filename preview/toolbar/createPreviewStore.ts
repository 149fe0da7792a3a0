import { createStore } from 'zustand/vanilla'
import type { Choice } from '../choice/Choice.ts'
import type { createStage } from '../stage/createStage.ts'
import { markersOf } from '../stage/findMarker.ts'
import type { PreviewState, PreviewStore } from './PreviewStore.ts'

export interface PreviewStoreOptions {
  stage: ReturnType<typeof createStage>
  /** Called before the page starts anew and whatever is on it goes. What it returns is called after that. */
  beforeShow(): () => void
}

/** The choice without what was taken back. */
const withoutUndefined = (choice: object): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))

export function createPreviewStore({ stage, beforeShow }: PreviewStoreOptions): PreviewStore {
  const store = createStore<PreviewState>(() => ({
    choice: {},
    shown: { status: 'working' },
    unknown: [],
    markers: [],
    isOpen: false,
  }))

  const readMarkers = async () => {
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
    store.setState({ shown })
    await readMarkers()
    return shown
  }
  return {
    ...store,
    show,
    change: (change) => void show(withoutUndefined({ ...store.getState().choice, ...change })),
    setOpen(isOpen) {
      store.setState({ isOpen })
      void readMarkers()
    },
  }
}
