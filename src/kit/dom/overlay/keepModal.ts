import { focusSafely } from '../focusSafely.ts'

/** Whether an open dialog is modal; a browser that cannot tell has nothing that would change it. */
function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(':modal')
  } catch {
    return true
  }
}

/** Milliseconds in which a dialog that was closed tells so by an event, which a timer without a delay may overtake. */
const CLOSE_EVENT_MS = 100

/**
 * Keeps an open dialog modal. Extensions that take a page's overlays away close dialogs and show them beside the page (`close(); show()`), remove `open`, or the dialog itself: then the page
 * could be used behind a dialog that believes it has it, or not be scrolled without one.
 *
 * @param onLost Called for a dialog that is shown no more, by itself or with what it is in: it is closed whole.
 * @returns Stops, before the dialog is closed.
 */
export function keepModal(dialog: HTMLDialogElement, onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let focused: EventTarget | null = null
  const remember = ({ target }: FocusEvent) => {
    // Not what `show()` focuses.
    if (isModal(dialog)) focused = target
  }
  const closeWhole = () => {
    if (dialog.open) return
    // The page behind stays inert until the dialog is closed, which only one that is open can be.
    dialog.open = true
    onLost()
  }
  /** The engine takes it away itself, from where it has put it. */
  const putBack = ({ target, nextSibling }: MutationRecord) => {
    target.insertBefore(dialog, nextSibling?.parentNode === target ? nextSibling : null)
    onLost()
  }
  const observer = new MutationObserver((records) => {
    const removal = records.find(({ removedNodes }) => [...removedNodes].includes(dialog))
    if (removal && !dialog.isConnected) putBack(removal)
    else if (dialog.open && !isModal(dialog)) {
      // Each that is shown takes the focus first.
      const last = focused
      // The last one that is shown is above the others, and those inside it were.
      for (const one of [dialog, ...dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')]) {
        one.close()
        one.showModal()
      }
      if (last instanceof Element) focusSafely(last)
    } else if (!dialog.open) timer = setTimeout(closeWhole, CLOSE_EVENT_MS)
  })
  let wasSeen = false
  // A part of the page that is hidden takes the dialog along, and leaves everything else inert.
  const seen = new ResizeObserver(() => {
    const isSeen = dialog.getClientRects().length > 0
    if (wasSeen && !isSeen && dialog.open) onLost()
    wasSeen = isSeen
  })
  seen.observe(dialog)
  dialog.addEventListener('focusin', remember)
  observer.observe(dialog, { attributeFilter: ['open'] })
  if (dialog.parentNode) observer.observe(dialog.parentNode, { childList: true })
  return () => {
    observer.disconnect()
    seen.disconnect()
    dialog.removeEventListener('focusin', remember)
    clearTimeout(timer)
  }
}
