import { safeUrl } from './safeUrl.ts'

/** @returns The absolute address where it may be followed; undefined for one that is missing or leads elsewhere than to the site's own hosts. */
export type Followable = (href: string | null | undefined) => string | undefined

/** @param base The page's address, against which a relative one counts. */
export function followable(base: string, hosts: readonly string[]): Followable {
  return (href) => {
    if (!href) return undefined
    const safe = safeUrl(href, base, hosts)
    // The front page in place of what must not be followed; an honest address is absolute.
    return safe === '/' ? undefined : safe
  }
}
