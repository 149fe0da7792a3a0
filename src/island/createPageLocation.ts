import { safeUrl } from '../site/safeUrl.ts'
import type { PageLocation } from './page.ts'

/** The page's address; what is followed is checked first. */
export function createPageLocation(
  location: Pick<Location, 'href' | 'assign' | 'reload'>,
  hosts: readonly string[],
): PageLocation {
  return {
    href: () => location.href,
    assign: (url) => location.assign(safeUrl(url, location.href, hosts)),
    reload: () => location.reload(),
  }
}
