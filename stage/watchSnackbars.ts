import type { Snackbars } from '#page/overlays/snackbar.types.ts'
import { rootsOf } from './endAnimations.ts'

/** The page's snackbars during a story. */
export interface SnackbarWatch {
  /** Whether a message was sent and none has appeared since, because the view's chunk is still loading. */
  pending(): boolean
}

/** Over a dialog it is inside the dialog's shadow root. */
const isShown = () =>
  [...rootsOf(document)].some((root) =>
    root.querySelector('[data-quiosc-overlay=snackbar]')?.shadowRoot?.querySelector('[role] > *'),
  )

/** A state with a snackbar is reached when the message is visible, not when the widget has sent it. */
export function watchSnackbars(snackbars: Snackbars): SnackbarWatch {
  const { show } = snackbars
  let pending = false
  const checkFrame = () => {
    if (isShown()) pending = false
    else requestAnimationFrame(checkFrame)
  }
  snackbars.show = (...message) => {
    show(...message)
    if (pending) return
    pending = true
    checkFrame()
  }
  return { pending: () => pending }
}
