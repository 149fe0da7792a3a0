import type { Page } from '#islands/runtime/page.types.ts'
import { hasMarker } from '#kit/dom/hasMarker.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'

/** Opens the profile where the page has no marker of it, when the address's hash begins with `#profile` (reader-account §2, "Profile area"). */
export function openProfileByAddress(open: Page['open'], signal: AbortSignal): void {
  const follow = () => {
    if (/^#profile\b/.test(location.hash) && !hasMarker(ownDocument(), 'profile')) void open('profile')
  }
  listen(window, 'hashchange', follow, { signal })
  follow()
}
