import { hasMarker } from '#kit/dom/hasMarker.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import { takeLinkToken } from '#page/session/takeLinkToken.ts'
import { getHeldGrant, takeSocialGrant } from '#page/session/takeSocialGrant.ts'
import type { Page } from './page.types.ts'

/**
 * Takes what opens an account out of the page's address, before any widget reads it: links of a header or of a bottom bar would hand it on to the next page. The
 * widgets that it is meant for may come later.
 */
export function takeSecrets(page: Pick<Page, 'app' | 'getShared'>): void {
  const { history, location } = window
  if (hasMarker(ownDocument(), 'change-password')) takeLinkToken(location.href, history)
  // On the web anybody could write such a link.
  if (page.app.channel === 'web' || !hasMarker(ownDocument(), 'login')) return
  const grant = takeSocialGrant(location.href, (href) => void writeEntry(history, 'replaceState', history.state, href))
  getHeldGrant(page, grant)
}
