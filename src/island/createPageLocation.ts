import { safeUrl } from '../site/safeUrl.ts'
import type { PageLocation } from './page.ts'
import type { PageConfig } from './pageConfig.ts'

/** The page's address; what is followed is checked first. */
export function createPageLocation(
  location: Pick<Location, 'href' | 'assign' | 'reload'>,
  config: Pick<PageConfig, 'hosts'>,
): PageLocation {
  return {
    href: () => location.href,
    assign: (url) => location.assign(safeUrl(url, location.href, config.hosts)),
    reload: () => location.reload(),
  }
}
