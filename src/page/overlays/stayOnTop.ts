import { focusedModal, topModal } from '#kit/dom/overlay/topModal.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/**
 * Keeps an overlay visible and reachable over modal dialogs. Everything outside of an open modal dialog is inert, so the overlay's host moves into the
 * topmost one and out again when it closes. Its popover puts it in the top layer.
 *
 * @param host A host of the library's own; one part of its shadow root has `popover`.
 * @param put Puts it first or last on the page, and in a modal.
 * @returns A function to call before something is shown, or with the place to move to: null is the page. It returns whether the overlay had to move: a
 * live region that has just moved is not announced.
 */
export function stayOnTop(
  host: HTMLElement,
  signal: AbortSignal,
  put: 'append' | 'prepend' = 'append',
): (modal?: Element | null) => boolean {
  const raise = (modal = topModal()) => {
    const parent = modal ?? ownDocument().body
    if (host.parentNode === parent) return false
    parent[put](host)
    // Browsers without the popover API show it by its z-index.
    host.shadowRoot?.querySelector<HTMLElement>('[popover]')?.showPopover?.()
    // A dialog may close without giving the focus back, and then no focusin follows.
    modal?.addEventListener('close', () => raise(), { once: true, signal })
    return true
  }
  // A modal takes the focus when it opens and gives it back when it closes.
  listen(ownDocument(), 'focusin', () => raise(focusedModal()), { signal })
  return raise
}
