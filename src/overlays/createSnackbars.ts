import type { SetTimer, SnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage, Snackbars } from './snackbar.types.ts'

/** Screen readers announce a live region only when it was in the page a moment before its first text. */
const SETTLE_MS = 100

export interface SnackbarsOptions {
  /** Loads the chunk with `openSnackbar`, mounts the view and resolves to its store. Called with the first message. */
  load: () => Promise<SnackbarStore>
  setTimer: SetTimer
  /** Shows messages when the view's chunk did not load. The next message loads it again. */
  showWithoutView: (messages: readonly SnackbarMessage[]) => void
  report: (error: unknown, source: string) => void
}

/** The page's one queue of snackbars. Its view loads with the first message. */
export function createSnackbars({ load, setTimer, showWithoutView, report }: SnackbarsOptions): Snackbars {
  let waiting: SnackbarMessage[] = []
  let view: { status: 'absent' } | { status: 'loading' } | { status: 'mounted'; store: SnackbarStore } = {
    status: 'absent',
  }

  const loadView = async () => {
    view = { status: 'loading' }
    try {
      const store = await load()
      setTimer(() => {
        view = { status: 'mounted', store }
        for (const message of waiting) store.show(message)
        waiting = []
      }, SETTLE_MS)
    } catch (error) {
      view = { status: 'absent' }
      report(error, 'snackbar')
      showWithoutView(waiting)
      waiting = []
    }
  }
  return {
    show(given, widget) {
      const message = widget === undefined ? given : { ...given, widget }
      if (view.status === 'mounted') {
        view.store.show(message)
        return
      }
      waiting = [...waiting, message]
      if (view.status === 'absent') void loadView()
    },
  }
}
