import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { foreignModals } from '../dom/foreignModals.ts'
import { openModals } from '../dom/topModal.ts'
import { ownDocument } from '../lib/ownDocument.ts'

/** Whether the reader is busy. */
export interface Attention {
  /** A modal is open, a field has the focus, something is full screen, or the tab is hidden. */
  isTaken(): boolean
  /** A modal is open that `owns` does not recognize. */
  isTakenBeyond(owns: (element: Element) => boolean): boolean
  /** Calls the listener when a modal may have opened, until `signal` is aborted. */
  watch(listener: () => void, signal: AbortSignal): void
}

const FIELDS =
  'textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  'input:not([type=button], [type=checkbox], [type=image], [type=radio], [type=range], [type=reset], [type=submit])'

/** Non-modal elements of the library that must not be covered while they have the focus. */
const UNINTERRUPTED = '[data-attention]'

const modals = () => [...openModals(), ...foreignModals()]

const isFocusTaken = () => {
  const focused = deepActiveElement()
  return Boolean(focused?.matches(FIELDS) || focused?.closest(UNINTERRUPTED))
}

/** Reads it from the document. */
export const createAttention = (): Attention => ({
  isTaken: () => ownDocument().hidden || Boolean(document.fullscreenElement) || modals().length > 0 || isFocusTaken(),
  isTakenBeyond: (owns) => modals().some((modal) => !owns(modal)),
  // A modal takes the focus when it opens.
  watch: (listener, signal) => ownDocument().addEventListener('focusin', listener, { signal }),
})
