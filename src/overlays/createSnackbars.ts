import type { SetTimer, SnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage, Snackbars } from './snackbar.types.ts'

/** A live region has to be there a moment before its first text, or it is not heard. */
const SETTLE_MS = 100

export interface SnackbarsOptions {
  /** Brings the chunk with `openSnackbar` and gives the queue, whose view is then on the page. Called with the first message. */
  load: () => Promise<SnackbarStore>
  setTimer: SetTimer
  /** The view's chunk did not load; the messages wait, and the next one tries again. */
  report: (error: unknown, source: string) => void
}

/** The page's one queue of short messages. A page that never has one loads nothing for it. */
export function createSnackbars({ load, setTimer, report }: SnackbarsOptions): Snackbars {
  let waiting: SnackbarMessage[] = []
  let view: { status: 'absent' } | { status: 'loading' } | { status: 'there'; store: SnackbarStore } = {
    status: 'absent',
  }

  const bring = async () => {
    view = { status: 'loading' }
    try {
      const store = await load()
      setTimer(() => {
        view = { status: 'there', store }
        for (const message of waiting) store.show(message)
        waiting = []
      }, SETTLE_MS)
    } catch (error) {
      view = { status: 'absent' }
      report(error, 'snackbar')
    }
  }
  return {
    show(message) {
      if (view.status === 'there') {
        view.store.show(message)
        return
      }
      waiting = [...waiting, message]
      if (view.status === 'absent') void bring()
    },
  }
}
