import { webAddress } from '#lib/share/webAddress.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'

/**
 * The URL of a comment, for sharing.
 *
 * @param permalink `#comment-…`
 * @param urls Those of the content, the best first; values that are not web addresses are skipped.
 * @param here The page's own URL, the fallback: without its query, which may have a gift's code.
 */
export function shareLink(permalink: string, urls: readonly (string | null | undefined)[], here: string): string {
  const address = urls.map((url) => url && webAddress(url, here)).find(Boolean)
  const { origin, pathname } = new URL(here)
  return pageUrl(permalink, address || origin + pathname)
}
