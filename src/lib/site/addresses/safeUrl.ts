/**
 * An address that the page may follow: http(s), on the page's own host or one of `hosts`, without credentials. Anything else gives the front page,
 * so that neither a marker nor a `backUrl` can lead a reader elsewhere or run a script.
 *
 * @param base The page's address, against which a relative one counts.
 * @returns An absolute address, or `/`.
 */
export function safeUrl(url: string, base: string, hosts: readonly string[]): string {
  // Typed white space inside an address is dropped by browsers: nothing honest needs it.
  if (/[\t\n\r]/.test(url)) return '/'
  let target: URL
  try {
    target = new URL(url, base)
  } catch {
    return '/'
  }
  const web = target.protocol === 'https:' || target.protocol === 'http:'
  const own = target.host === new URL(base).host || hosts.includes(target.host)
  return web && own && !target.username && !target.password ? target.href : '/'
}
