import type { Channel } from '../app-bridge/appBridge.types.ts'
import { mountSnackbar } from './mountSnackbar.tsx'
import type { SetTimer, SnackbarStore } from './snackbar.store.ts'
import { createSnackbarStore } from './snackbar.store.ts'

/** Puts the page's snackbar on the page, empty, and gives its queue: what the first message brings. */
export function openSnackbar({ setTimer, channel }: { setTimer: SetTimer; channel: Channel }): SnackbarStore {
  const store = createSnackbarStore({ setTimer })
  mountSnackbar(store, { channel })
  return store
}
