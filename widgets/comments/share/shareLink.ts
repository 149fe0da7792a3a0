import { pageUrl } from '../../../src/site/addresses/pageUrl.ts'
import { webAddress } from '../../../src/site/addresses/webAddress.ts'

/**
 * The address of one comment, to hand on.
 *
 * @param permalink `#comment-…`
 * @param pages Where the content can be read, the best first; what is no web address is passed over.
 * @param here The page's own address, which counts when there is nothing better.
 */
export function shareLink(permalink: string, pages: readonly (string | null | undefined)[], here: string): string {
  const page = pages.map((address) => address && webAddress(address, here)).find(Boolean)
  return pageUrl(permalink, page || here)
}
