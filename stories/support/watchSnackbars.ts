import type { Snackbars } from '../../src/overlays/snackbar.types.ts'
import { rootsOf } from './endAnimations.ts'

/** The page's short messages while a story goes on. */
export interface SnackbarWatch {
  /** A message was sent and none has been on the page since: the code of the view is still coming. */
  pending(): boolean
}

/** Over a dialog it stands in the dialog's own shadow root. */
const isShown = () =>
  [...rootsOf(document)].some((root) =>
    root.querySelector('[data-quiosc-overlay=snackbar]')?.shadowRoot?.querySelector('[role] > *'),
  )

/** A state with a short message is reached when the message is there, not when the widget has sent it. */
export function watchSnackbars(snackbars: Snackbars): SnackbarWatch {
  const { show } = snackbars
  let pending = false
  const look = () => {
    if (isShown()) pending = false
    else requestAnimationFrame(look)
  }
  snackbars.show = (message) => {
    show(message)
    if (pending) return
    pending = true
    look()
  }
  return { pending: () => pending }
}
