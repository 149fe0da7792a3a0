import { ownDocument } from '#lib/ownDocument.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { createRestoreBudget } from './createRestoreBudget.ts'

/** Remembers what in a part has the focus. @returns Gives it back, where the page has taken the part away with it and has put it nowhere else. */
function followFocus(part: HTMLElement): () => void {
  let focused: HTMLElement | undefined
  const isFree = () => [null, ownDocument().body].includes(ownDocument().activeElement as HTMLElement | null)
  // Only what can have the focus gets it.
  part.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement
  })
  part.addEventListener('focusout', () => {
    // A browser may say so of what is taken away, too: that is back before the next task.
    setTimeout(() => {
      if (!part.contains(ownDocument().activeElement)) focused = undefined
    })
  })
  return () => {
    if (focused && isFree()) focused.focus({ preventScroll: true })
  }
}

/**
 * Keeps a light part in its marker when page code replaces or removes the marker's children (`innerHTML = innerHTML`), with what the reader has typed
 * and the focus, and removes dead copies of it: a form without a script would post the password to the page's own server.
 *
 * @param onLost Called when the page keeps removing the part, which is then no longer restored.
 */
export function keepPart(host: HTMLElement, part: HTMLElement, onLost: () => void): MutationObserver {
  const mayRestore = createRestoreBudget()
  const giveFocusBack = followFocus(part)
  const observer = new MutationObserver(() => {
    for (const copy of host.querySelectorAll(`:scope > [${LIGHT_PART}][slot="${part.slot}"]`)) {
      if (copy !== part) copy.remove()
    }
    if (part.parentNode === host) return
    if (mayRestore()) {
      host.append(part)
      return giveFocusBack()
    }
    observer.disconnect()
    onLost()
  })
  observer.observe(host, { childList: true })
  return observer
}
