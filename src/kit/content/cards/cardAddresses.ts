import { safeUrl } from '#lib/site/addresses/safeUrl.ts'

/** How a card's addresses are checked before they are followed. */
export interface CardAddresses {
  /** An address on the site's own hosts, absolute; undefined for one that must not be followed. */
  safe(url: string): string | undefined
  /** An advertiser's address: http(s) without credentials, on any host. */
  web(url: string): string | undefined
}

/** @param base The page's address, against which a relative one counts. */
export function cardAddresses(base: string, hosts: readonly string[]): CardAddresses {
  const follow = (url: string, allowed: readonly string[]) => {
    const safe = safeUrl(url, base, allowed)
    // The front page in place of an address that must not be followed; an honest one is absolute.
    return safe === '/' ? undefined : safe
  }
  return {
    safe: (url) => follow(url, hosts),
    web(url) {
      try {
        return follow(url, [new URL(url, base).host])
      } catch {
        return undefined
      }
    },
  }
}
