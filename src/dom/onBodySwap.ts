/**
 * Calls `act` when a script has replaced the page's body, as Turbo does.
 *
 * @returns Stops observing.
 */
export function onBodySwap(act: () => void): () => void {
  let { body } = document
  const checkBody = () => {
    // Observed again each time, because document.open() replaces the root element too.
    observer.observe(document.documentElement, { childList: true })
    // During document.open() there is no body.
    if (!document.body || document.body === body) return
    body = document.body
    act()
  }
  const observer = new MutationObserver(checkBody)
  observer.observe(document, { childList: true })
  checkBody()
  return () => observer.disconnect()
}
