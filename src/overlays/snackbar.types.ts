/** A message for the queue (content-features §3, "Snackbar message"). */
export interface SnackbarMessage {
  text: string
  kind: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Milliseconds; 4000 by default (§9). */
  timeout?: number
}

export interface Snackbars {
  show(message: SnackbarMessage): void
}
