import { ownDocument } from '#lib/ownDocument.ts'

/**
 * Calls `act` when a script has replaced the page's body, as Turbo does.
 *
 * @returns Stops observing.
 */
export function onBodySwap(act: () => void): () => void {
  let { body } = ownDocument()
  const checkBody = () => {
    // Observed again each time, because document.open() replaces the root element too.
    observer.observe(ownDocument().documentElement, { childList: true })
    // During document.open() there is no body.
    if (!ownDocument().body || ownDocument().body === body) return
    body = ownDocument().body
    act()
  }
  const observer = new MutationObserver(checkBody)
  observer.observe(document, { childList: true })
  checkBody()
  return () => observer.disconnect()
}
