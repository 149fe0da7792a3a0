import type { Channel } from '../app-bridge/appBridge.types.ts'
import { mountSnackbar } from './mountSnackbar.tsx'
import type { SetTimer, SnackbarStore } from './snackbar.store.ts'
import { createSnackbarStore } from './snackbar.store.ts'

export interface OpenSnackbarOptions {
  setTimer: SetTimer
  channel: Channel
  /** Aborted when the page's runtime ends, and the view with it. */
  signal: AbortSignal
}

/** Puts the page's snackbar on the page, empty, and gives its queue: what the first message brings. */
export function openSnackbar({ setTimer, channel, signal }: OpenSnackbarOptions): SnackbarStore {
  const store = createSnackbarStore({ setTimer })
  if (!signal.aborted) signal.addEventListener('abort', mountSnackbar(store, { channel }))
  return store
}
