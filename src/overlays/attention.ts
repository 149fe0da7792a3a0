import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { foreignModals } from '../dom/foreignModals.ts'
import { openModals } from '../dom/topModal.ts'

/** What the reader is busy with. */
export interface Attention {
  /** A modal is open, a field is being typed into, something fills the screen, or nobody looks at the page. */
  isTaken(): boolean
  /** A modal is open that is not the one at hand. */
  isTakenBeyond(owns: (element: Element) => boolean): boolean
  /** Told when something may have taken it, until `signal` ends. */
  watch(listener: () => void, signal: AbortSignal): void
}

const FIELDS =
  'textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  'input:not([type=button], [type=checkbox], [type=image], [type=radio], [type=range], [type=reset], [type=submit])'

/** What of ours is no modal and yet not to be taken out of a reader's hands. */
const HELD = '[data-attention]'

const modals = () => [...openModals(), ...foreignModals()]

const isFocusTaken = () => {
  const focused = deepActiveElement()
  return Boolean(focused?.matches(FIELDS) || focused?.closest(HELD))
}

/** As the browser's page shows it. */
export const createAttention = (): Attention => ({
  isTaken: () => document.hidden || Boolean(document.fullscreenElement) || modals().length > 0 || isFocusTaken(),
  isTakenBeyond: (owns) => modals().some((modal) => !owns(modal)),
  // A modal takes the focus when it opens.
  watch: (listener, signal) => document.addEventListener('focusin', listener, { signal }),
})
