import { deepActiveElement } from '../dom/deepActiveElement.ts'
import { foreignModals } from '../dom/foreignModals.ts'
import { openModals } from '../dom/topModal.ts'

/** What the reader is busy with. */
export interface Attention {
  /** A modal is open, or a field is being typed into. */
  isTaken(): boolean
  /** A modal is open that is not the one at hand. */
  isTakenBeyond(owns: (element: Element) => boolean): boolean
  /** Told when something may have taken it, until `signal` ends. */
  watch(listener: () => void, signal: AbortSignal): void
}

const FIELDS =
  'textarea, select, [contenteditable=""], [contenteditable=true], ' +
  'input:not([type=button], [type=checkbox], [type=image], [type=radio], [type=range], [type=reset], [type=submit])'

const modals = () => [...openModals(), ...foreignModals()]

/** As the browser's page shows it. */
export const createAttention = (): Attention => ({
  isTaken: () => modals().length > 0 || Boolean(deepActiveElement()?.matches(FIELDS)),
  isTakenBeyond: (owns) => modals().some((modal) => !owns(modal)),
  // A modal takes the focus when it opens.
  watch: (listener, signal) => document.addEventListener('focusin', listener, { signal }),
})
