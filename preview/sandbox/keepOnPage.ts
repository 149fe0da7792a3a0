export interface KeepOnPageOptions {
  /** The address in the preview of a page of this site that an editor goes to. */
  inPreview(href: string): string
  /** Told of an address that a script would have gone to. */
  onKept(what: string): void
}

/** Whether a browser opens a page of the site by a link or by a form that reads. Steps in the history and downloads do not count. */
function isFollowed({ destination, navigationType, downloadRequest, formData }: NavigateEvent): boolean {
  const isPage = new URL(destination.url).origin === window.location.origin
  return isPage && (navigationType === 'push' || navigationType === 'replace') && downloadRequest === null && !formData
}

/**
 * Keeps the page where it is when a script would leave or reload it, as a widget does for a reader who has to sign in first. Links that an editor presses
 * are followed, and the preview comes along on the site's own pages.
 */
export function keepOnPage({ inPreview, onKept }: KeepOnPageOptions): void {
  let followed: string | undefined
  // Older browsers leave the page.
  window.navigation?.addEventListener('navigate', (event) => {
    const { destination, userInitiated, cancelable } = event
    if (destination.sameDocument || !cancelable || destination.url === followed) return
    if (!userInitiated) {
      event.preventDefault()
      onKept(`page ${destination.url}`)
      return
    }
    const wanted = inPreview(destination.url)
    if (wanted === destination.url || !isFollowed(event)) return
    event.preventDefault()
    followed = wanted
    window.location.assign(wanted)
  })
}
