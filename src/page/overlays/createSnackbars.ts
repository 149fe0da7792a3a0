import type { SetTimer } from '#lib/setTimer.ts'
import type { OpenSnackbar } from './openSnackbar.ts'
import type { SnackbarMessage, Snackbars } from './snackbar.types.ts'

/** Screen readers announce a live region only when it was in its place a moment before its text. */
const SETTLE_MS = 100

export interface SnackbarsOptions {
  /** Loads the chunk with `openSnackbar`, mounts the view and resolves to it. Called with the first message. */
  load: () => Promise<OpenSnackbar>
  setTimer: SetTimer
  /** Shows messages when the view's chunk did not load. The next message loads it again. */
  showWithoutView: (messages: readonly SnackbarMessage[]) => void
  report: (error: unknown, source: string) => void
}

/** The page's one queue of snackbars. Its view loads with the first message. */
export function createSnackbars({ load, setTimer, showWithoutView, report }: SnackbarsOptions): Snackbars {
  let waiting: SnackbarMessage[] = []
  let view: { status: 'absent' | 'loading' | 'settling' } | { status: 'mounted'; snackbar: OpenSnackbar } = {
    status: 'absent',
  }

  const settle = (snackbar: OpenSnackbar) => {
    view = { status: 'settling' }
    setTimer(() => {
      view = { status: 'mounted', snackbar }
      for (const message of waiting) snackbar.store.show(message)
      waiting = []
    }, SETTLE_MS)
  }

  const loadView = async () => {
    view = { status: 'loading' }
    try {
      settle(await load())
    } catch (error) {
      view = { status: 'absent' }
      report(error, 'snackbar')
      showWithoutView(waiting)
      waiting = []
    }
  }
  return {
    show(given, widget, lang) {
      const message = widget === undefined ? given : { ...given, widget, lang }
      if (view.status === 'mounted' && !view.snackbar.raise()) return view.snackbar.store.show(message)
      waiting = [...waiting, message]
      if (view.status === 'mounted') settle(view.snackbar)
      if (view.status === 'absent') void loadView()
    },
  }
}
