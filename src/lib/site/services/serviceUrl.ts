/**
 * The address of something that others serve to the page, such as a script or a stream: https on any host, or the page's own origin; without credentials.
 *
 * @param base The page's address, against which a relative one counts.
 * @returns Undefined for anything else.
 */
export function serviceUrl(url: string, base: string): string | undefined {
  try {
    const { href, origin, protocol, username, password } = new URL(url, base)
    const isOwn = protocol === 'http:' && origin === new URL(base).origin
    return (protocol === 'https:' || isOwn) && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}
