/**
 * Keeps the page where it is when a script would leave or reload it, as a widget does for a reader who has to sign in first. Links that an editor presses
 * are followed.
 */
export function keepOnPage(onKept: (what: string) => void): void {
  // Older browsers leave the page.
  window.navigation?.addEventListener('navigate', (event) => {
    const { destination, userInitiated, cancelable } = event
    if (userInitiated || destination.sameDocument || !cancelable) return
    event.preventDefault()
    onKept(`page ${destination.url}`)
  })
}
