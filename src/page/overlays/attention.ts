import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { openModals } from '#kit/dom/overlay/topModal.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/** Not `checkVisibility`, which older supported browsers lack and which counts menus parked off-screen or transparent over the page. */
function isSeen(element: Element): boolean {
  const { width, height, top, right, bottom, left } = element.getBoundingClientRect()
  const inView = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
  const { visibility, opacity } = getComputedStyle(element)
  const isOpen = !element.closest('[inert], [aria-hidden=true]')
  return width > 0 && height > 0 && inView && visibility === 'visible' && opacity !== '0' && isOpen
}

/** The page's own modals that are not a `<dialog>`, such as a consent manager. */
const foreignModals = (): readonly Element[] => [...ownDocument().querySelectorAll('[aria-modal=true]')].filter(isSeen)

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
  watch: (listener, signal) => listen(ownDocument(), 'focusin', listener, { signal }),
})
