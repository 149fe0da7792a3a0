import { focusedModal, topModal } from '../dom/topModal.ts'

/**
 * Keeps an overlay where it can be seen, pressed and heard: under a modal dialog nothing can, so it moves into the one on top, and out again before
 * that goes. Its popover puts it over what else is there, wherever it stands.
 *
 * @param host A host of the library's own; its shadow root has one part with `popover`.
 * @returns Call it before something is shown.
 */
export function stayOnTop(host: HTMLElement, signal: AbortSignal): () => void {
  const rise = (modal: Element | null) => {
    const home = modal ?? document.body
    if (host.parentNode === home) return
    home.append(host)
    // Browsers without popovers have it at the end of the page, in front by its z-index.
    host.shadowRoot?.querySelector<HTMLElement>('[popover]')?.showPopover?.()
    // For a dialog that gives the focus to nobody when it goes.
    modal?.addEventListener('close', () => rise(topModal()), { once: true, signal })
  }
  // A modal takes the focus when it opens and gives it back before it leaves the page.
  document.addEventListener('focusin', () => rise(focusedModal()), { signal })
  return () => rise(topModal())
}
