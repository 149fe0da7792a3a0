import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { isComposing } from '#lib/isComposing.ts'
import { focusSafely } from '../../dom/focusSafely.ts'
import { keepModal } from '../../dom/overlay/keepModal.ts'
import { showModal } from '../../dom/overlay/showModal.ts'

/** Milliseconds during which a press does not close a new dialog, because it was meant for the page (content-features §9). */
const IGNORE_OUTSIDE_MS = 300

export interface ModalDialogOptions {
  /** On Escape, or what a device has for it: Android's way back. */
  onEscape: () => void
  /** On a press on the backdrop. */
  onPressOutside: () => void
  /** When something on the page has taken the dialog away: it is closed whole. */
  onLost: () => void
  /** Called with the dialog before it closes, for what is seen meanwhile. */
  leave: (dialog: HTMLDialogElement) => void
}

/** For the `<dialog>`, spread onto it. */
export interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  onPointerDown: (event: PointerEvent) => void
  onClick: (event: MouseEvent) => void
  onCancel: (event: SyntheticEvent) => void
  onClose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Focuses the element with `data-autofocus`, or the title. A part that is hidden for now keeps its own. */
export const focusStart = (dialog: HTMLElement) =>
  focusSafely(dialog.querySelector('[data-autofocus]:not([hidden] *)') ?? dialog.querySelector('h2'))

/**
 * Opens a native `<dialog>` as a modal while it is mounted: the page is inert, the focus goes to the dialog's start, and back to where it was
 * when the dialog is unmounted. It never closes by itself: the parent stops rendering it.
 */
export function useModalDialog({ onEscape, onPressOutside, onLost, leave }: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null)
  const press = useRef({ armed: false, began: false })
  const out = useRef(leave)
  const lost = useRef(onLost)
  useLayoutEffect(() => {
    lost.current = onLost
  })

  // A layout effect, because its cleanup runs before the element leaves the document, which would lose the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = showModal(dialog)
    focusStart(dialog)
    const stop = keepModal(dialog, () => lost.current())
    const timer = setTimeout(() => {
      press.current.armed = true
    }, IGNORE_OUTSIDE_MS)
    return () => {
      clearTimeout(timer)
      stop()
      out.current(dialog)
      dialog.close()
      focusSafely(opener)
    }
  }, [])

  return {
    ref,
    // The press must start and end on the backdrop: a text selection may end outside the dialog.
    onPointerDown: (event) => {
      press.current.began = press.current.armed && event.target === ref.current
    },
    onClick: (event) => {
      if (press.current.began && event.target === ref.current) onPressOutside()
    },
    // A dismissed file chooser says so by an event of the same name, which bubbles. One that cannot be prevented is followed by the close.
    onCancel: (event) => {
      if (event.target !== ref.current || !event.cancelable) return
      event.preventDefault()
      onEscape()
    },
    // A browser would close the dialog by it.
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isComposing(event)) event.preventDefault()
    },
    // Browsers close on some later Escape whatever the page says. Without a ref the close came from the unmount.
    onClose: () => {
      const dialog = ref.current
      if (!dialog || dialog.open) return
      // It is where it was, so it does not come in again.
      dialog.style.animation = 'none'
      dialog.showModal()
      onEscape()
    },
  }
}
