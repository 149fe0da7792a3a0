import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { AppBridge } from '../../../src/app-bridge/appBridge.types.ts'

/** Ids of the papers that the app has saved; undefined until it has said so. */
type Saved = ReadonlySet<string> | undefined

export type SavedPdfs = Pick<StoreApi<Saved>, 'getState' | 'getInitialState' | 'subscribe'>

/** Milliseconds between two requests, and how often the app is asked (content-features §4, "Archive"). */
const PAUSE = 500
const TIMES = 7

export interface SavedPdfsNeeds {
  app: Pick<AppBridge, 'inApp' | 'send' | 'subscribe'>
  /** Runs `act` once after so many milliseconds; the function it gives takes that back. */
  setTimer(act: () => void, ms: number): () => void
  signal: AbortSignal
}

/** Asks the app for what it has saved until it answers; when it never does, nothing is saved. Later answers count too, after a download. */
export function createSavedPdfs({ app, setTimer, signal }: SavedPdfsNeeds): SavedPdfs {
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
  const ask = (times: number) => {
    if (times > TIMES) return store.setState(new Set(), true)
    // Before it is asked, because it may answer at once.
    cancel = setTimer(() => ask(times + 1), PAUSE)
    app.send('fetchSavedPDFs')
  }
  ask(1)
  return store
}
