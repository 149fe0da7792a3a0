/**
 * An address to hand on to others: absolute, http(s), without credentials. On which host it is does not matter, because the page does not follow it.
 *
 * @param base The page's address, against which a relative one counts.
 * @returns Undefined for anything else.
 */
export function webAddress(url: string, base: string): string | undefined {
  try {
    const { href, protocol, username, password } = new URL(url, base)
    return /^https?:$/.test(protocol) && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}
