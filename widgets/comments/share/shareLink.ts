import { webAddress } from '#lib/share/webAddress.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'

/**
 * The URL of a comment, for sharing.
 *
 * @param permalink `#comment-…`
 * @param pages URLs of the content, the best first; values that are not web addresses are skipped.
 * @param here The page's own URL, the fallback: without its query, which may have a gift's code.
 */
export function shareLink(permalink: string, pages: readonly (string | null | undefined)[], here: string): string {
  const page = pages.map((address) => address && webAddress(address, here)).find(Boolean)
  const { origin, pathname } = new URL(here)
  return pageUrl(permalink, page || origin + pathname)
}
