import type { SetTimer } from '#lib/setTimer.ts'
import type { Channel } from '../app-bridge/appBridge.types.ts'
import { type MountedSnackbar, mountSnackbar } from './mountSnackbar.tsx'
import { createSnackbarStore, type SnackbarStore } from './snackbar.store.ts'

export interface OpenSnackbarOptions {
  setTimer: SetTimer
  channel: Channel
  /** Aborted when the page's runtime ends, and the view with it. */
  signal: AbortSignal
}

export interface OpenSnackbar extends Pick<MountedSnackbar, 'raise'> {
  store: SnackbarStore
}

/** Mounts the empty snackbar. Loaded with the first message. */
export function openSnackbar({ setTimer, channel, signal }: OpenSnackbarOptions): OpenSnackbar {
  const store = createSnackbarStore({ setTimer })
  if (signal.aborted) return { store, raise: () => false }
  const { raise, unmount } = mountSnackbar(store, { channel })
  signal.addEventListener('abort', unmount)
  return { store, raise }
}
