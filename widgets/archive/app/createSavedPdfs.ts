import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { AppBridge } from '../../../src/app-bridge/appBridge.types.ts'

/** Ids of the papers that the app has saved; undefined until it has answered. */
type Saved = ReadonlySet<string> | undefined

export type SavedPdfs = Pick<StoreApi<Saved>, 'getState' | 'getInitialState' | 'subscribe'>

/** Milliseconds between two requests, and how often the app is asked (content-features §4, "Archive"). */
const PAUSE = 500
const TIMES = 7

export interface SavedPdfsDeps {
  app: Pick<AppBridge, 'inApp' | 'send' | 'subscribe'>
  /** Runs `act` once after this many milliseconds. @returns Cancels it. */
  setTimer(act: () => void, ms: number): () => void
  signal: AbortSignal
}

/** Requests the saved papers until the app answers; without an answer none count as saved. Later messages, after a download, are applied too. */
export function createSavedPdfs({ app, setTimer, signal }: SavedPdfsDeps): SavedPdfs {
  const store = createStore<Saved>()(() => undefined)
  if (!app.inApp) return store
  let cancel = () => {}

  const leave = app.subscribe((message) => {
    if (message.action !== 'setSavedPDFs') return
    cancel()
    store.setState(new Set(message.pdfs.map(({ id }) => id)), true)
  })
  signal.addEventListener(
    'abort',
    () => {
      cancel()
      leave()
    },
    { once: true },
  )
  const requestSavedPdfs = (times: number) => {
    if (times > TIMES) return store.setState(new Set(), true)
    // Before the first request, because the app may answer synchronously.
    cancel = setTimer(() => requestSavedPdfs(times + 1), PAUSE)
    app.send('fetchSavedPDFs')
  }
  requestSavedPdfs(1)
  return store
}
