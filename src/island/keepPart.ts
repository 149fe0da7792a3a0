import { LIGHT_PART } from '../loader/lightPart.ts'
import { createRestoreBudget } from './createRestoreBudget.ts'

/**
 * Keeps a light part in its marker when page code replaces or removes the marker's children (`innerHTML = innerHTML`), with what the reader has typed,
 * and removes dead copies of it: a form without a script would post the password to the page's own server.
 *
 * @param onLost Called when the page keeps removing the part, which is then no longer restored.
 */
export function keepPart(host: HTMLElement, part: HTMLElement, onLost: () => void): MutationObserver {
  const mayRestore = createRestoreBudget()
  const observer = new MutationObserver(() => {
    for (const copy of host.querySelectorAll(`:scope > [${LIGHT_PART}][slot="${part.slot}"]`)) {
      if (copy !== part) copy.remove()
    }
    if (part.parentNode === host) return
    if (mayRestore()) return host.append(part)
    observer.disconnect()
    onLost()
  })
  observer.observe(host, { childList: true })
  return observer
}
