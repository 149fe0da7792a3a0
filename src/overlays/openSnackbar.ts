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

/** Mounts the empty snackbar and returns its store. Loaded with the first message. */
export function openSnackbar({ setTimer, channel, signal }: OpenSnackbarOptions): SnackbarStore {
  const store = createSnackbarStore({ setTimer })
  if (!signal.aborted) signal.addEventListener('abort', mountSnackbar(store, { channel }))
  return store
}
