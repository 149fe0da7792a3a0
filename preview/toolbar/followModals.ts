import { focusedModal, topModal } from '#kit/dom/overlay/topModal.ts'

/**
 * Keeps the toolbar within reach: everything outside of an open modal dialog is inert, so it moves into the topmost one. Otherwise it comes first on the page.
 *
 * @param host Of the toolbar.
 * @param popover Its part in the top layer, which a move takes out of it.
 * @returns Takes it out of a dialog that is about to go. What this returns gives it its focus again, which a dialog that closes gives to another.
 */
export function followModals(host: HTMLElement, popover: HTMLElement): () => () => void {
  const move = (modal: Element | null) => {
    const parent = modal ?? document.body
    if (host.parentNode === parent) return
    parent.prepend(host)
    // Browsers without the popover API show it by its z-index.
    popover.showPopover?.()
    modal?.addEventListener('close', () => move(topModal()), { once: true })
  }
  move(topModal())
  // A modal takes the focus when it opens and gives it back when it closes.
  document.addEventListener('focusin', () => move(focusedModal()))
  return () => {
    const focused = host.shadowRoot?.activeElement
    move(null)
    return () => {
      if (focused instanceof HTMLElement) focused.focus()
    }
  }
}
