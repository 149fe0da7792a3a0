import type { SiteConfig } from '../config/readConfig.ts'
import { accountPages, signOutPage } from './addresses.ts'
import { safeUrl } from './safeUrl.ts'

/** Each byte as a character: what is no UTF-8, or no code at all, hides nothing beside it. */
const decode = (path: string) =>
  path.replace(/%([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))

/** As a server may read a path: decoded, once or twice, without empty segments, dots and parameters, in either case. */
function plainPath(path: string): string {
  const plain = decode(decode(path))
  const segments: string[] = []
  for (const part of plain.toLowerCase().split(/[\\/]+/)) {
    const [segment] = part.split(';')
    if (segment === '..') segments.pop()
    else if (segment && segment !== '.') segments.push(segment)
  }
  return ['', ...segments, ''].join('/')
}

const noReturn = [...accountPages, signOutPage].map(plainPath)

/**
 * The address to which a reader goes on after signing in: one of the site's own that the page may follow, else the front page ({@link safeUrl}). The
 * pages that sign in lead nowhere, so they count as the front page too, and so do the backend's calls and the page that signs out: following one acts
 * in the reader's name. From a page of https none leads to one without: whoever is on the network could answer in its place.
 *
 * @param given The marker's, else the query's; undefined when there is none.
 * @param base The page's address.
 */
export function readBackUrl(
  given: string | null | undefined,
  base: string,
  { apiBase, hosts }: Pick<SiteConfig, 'apiBase' | 'hosts'>,
): string {
  if (!given) return '/'
  const safe = safeUrl(given, base, hosts)
  const { host, pathname } = new URL(safe, base)
  const api = new URL(`${apiBase}/`, base)
  const calls = plainPath(api.pathname.slice(0, -1))
  // A host of its own has nothing but calls.
  const path = plainPath(pathname)
  const isCall = calls === '/' ? host === api.host && host !== new URL(base).host : path.startsWith(calls)
  if (isCall || noReturn.includes(path)) return '/'
  return base.startsWith('https:') ? safe.replace(/^http:/, 'https:') : safe
}
