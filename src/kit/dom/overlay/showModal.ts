import { deepActiveElement } from '../deepActiveElement.ts'

/** Opens a dialog as a modal. @returns The element that had the focus, to give it back. */
export function showModal(dialog: HTMLDialogElement): Element | null {
  const opener = deepActiveElement()
  // A focus that moves within one shadow root is no event outside of it, so what stays on top of modals would not learn of this one.
  if (opener instanceof HTMLElement && opener.getRootNode() !== document) opener.blur()
  dialog.showModal()
  return opener
}
