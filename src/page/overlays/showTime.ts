import type { SnackbarMessage } from './snackbar.types.ts'

/** How long a message is shown at least (content-features §9). */
const SHOW_MS = 4000
/** Characters that a slow reader has read after that time, and the time for each one more. */
const SHORT_TEXT = 60
const CHARACTER_MS = 60
/** How long an action stays available: keyboard and screen reader users need time to reach it. */
const ACTION_MS = 10_000

/** How long a message is shown, in milliseconds: its own timeout, else by what there is to read and to press. */
export function showTime({ text, action, timeout }: SnackbarMessage): number {
  const toRead = SHOW_MS + Math.max(0, text.length - SHORT_TEXT) * CHARACTER_MS
  return timeout ?? Math.max(toRead, action ? ACTION_MS : 0)
}
