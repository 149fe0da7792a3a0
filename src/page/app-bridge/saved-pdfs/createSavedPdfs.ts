import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppBridge, AppMessage } from '../appBridge.types.ts'

type Size = Extract<AppMessage, { action: 'setSavedPDFs' }>['pdfs'][number]['size']

/** The sizes, as the app wrote them, of the papers that it has saved, by their ids; undefined until it has answered. */
type Saved = ReadonlyMap<string, Size> | undefined

export type SavedPdfs = Pick<StoreApi<Saved>, 'getState' | 'getInitialState' | 'subscribe'>

/** Milliseconds between two requests, and how often the app is asked (reader-account §8; content-features §4, "Archive"). */
const PAUSE = 500
const TIMES = 7

export interface SavedPdfsDeps {
  app: Pick<AppBridge, 'inApp' | 'send' | 'subscribe'>
  /** Ends the requests, and following the app's messages. */
  signal: AbortSignal
}

/** Requests the saved papers until the app answers; without an answer none count as saved. Later messages, after a download, are applied too. */
export function createSavedPdfs({ app, signal }: SavedPdfsDeps): SavedPdfs {
  const store = createStore<Saved>()(() => undefined)
  if (!app.inApp) return store
  let timer: ReturnType<typeof setTimeout> | undefined

  const leave = app.subscribe((message) => {
    if (message.action !== 'setSavedPDFs') return
    clearTimeout(timer)
    store.setState(new Map(message.pdfs.map(({ id, size }) => [id, size])), true)
  })
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer)
      leave()
    },
    { once: true },
  )
  const requestSavedPdfs = (times: number) => {
    if (times > TIMES) return store.setState(new Map(), true)
    // Before the first request, because the app may answer synchronously.
    timer = setTimeout(() => requestSavedPdfs(times + 1), PAUSE)
    app.send('fetchSavedPDFs')
  }
  requestSavedPdfs(1)
  return store
}
