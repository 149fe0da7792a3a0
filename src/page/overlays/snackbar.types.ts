/** A message for the queue (content-features §3, "Snackbar message"). */
export interface SnackbarMessage {
  text: string
  kind: 'info' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Milliseconds; by default 4000 (content-features §9), more for a long text, and 10,000 with an action. */
  timeout?: number
  /** The widget that it comes from, and the language of its texts; set by {@link Snackbars.show}. */
  widget?: string
  lang?: string | undefined
}

export interface Snackbars {
  /** With the widget that it comes from it takes the place of an older message of that widget, which is out of date by then. */
  show(message: SnackbarMessage, widget?: string, lang?: string): void
}
