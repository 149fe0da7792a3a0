import { pageUrl } from '../site/addresses/pageUrl.ts'
import { safeUrl } from '../site/addresses/safeUrl.ts'
import type { PageLocation } from './page.types.ts'
import type { PageConfig } from './pageConfig.types.ts'

/**
 * The page's address. A followed address is checked first and made absolute, because `location.assign` resolves against the document's base.
 *
 * @param href Returns the page's current address.
 */
export function createPageLocation(
  location: Pick<Location, 'assign' | 'reload'>,
  href: () => string,
  config: Pick<PageConfig, 'hosts'>,
): PageLocation {
  return {
    href,
    assign: (url) => location.assign(pageUrl(safeUrl(url, href(), config.hosts), href())),
    reload: () => location.reload(),
  }
}
