import { accountPages } from './addresses.ts'
import { safeUrl } from './safeUrl.ts'

/**
 * Where a reader goes on to after signing in: an address of the site's own that the page may follow, else the front page ({@link safeUrl}). The
 * pages that sign in lead nowhere, so they count as the front page too.
 *
 * @param given The marker's, else the query's; undefined when there is none.
 * @param base The page's address.
 */
export function readBackUrl(given: string | null | undefined, base: string, hosts: readonly string[]): string {
  if (!given) return '/'
  const safe = safeUrl(given, base, hosts)
  const { pathname } = new URL(safe, base)
  return accountPages.includes(pathname.replace(/\/$/, '')) ? '/' : safe
}
