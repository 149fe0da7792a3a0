/**
 * Whether an address is the site's own: on the page's host or one of `hosts`, as safe as the page itself. The reader's token goes to no other.
 *
 * @param here The page's address, against which a relative one counts.
 */
export function isSiteAddress(address: string, here: string, hosts: readonly string[]): boolean {
  const { host, protocol } = new URL(address, here)
  const site = new URL(here)
  return (protocol === 'https:' || protocol === site.protocol) && (host === site.host || hosts.includes(host))
}
