import { isSiteAddress } from '../addresses/isSiteAddress.ts'
import { serviceUrl } from './serviceUrl.ts'

/** The player's script below the page's own host, where the configuration has no other address (content-features §7: player version 8.9.3). */
export const DEFAULT_PLAYER = '/static/jwplayer/8.9.3/jwplayer.js'

/** The addresses and hosts that the page's configuration block names. No script can add to them. */
export interface TrustedSources {
  /** The texts in its `services`: these may be on any host. */
  services: readonly string[]
  /** The site's own hosts, besides the page's. */
  hosts: readonly string[]
}

/** The settings that decide which scripts of others may run in the page. */
export interface ServiceRules {
  /** The addresses that `services` names, by the block or by a script. */
  services: unknown
  trusted: TrustedSources
}

/**
 * The address of a script of others: https or of the page's own origin, and from the site's own hosts unless the publisher's block names it. A page's script
 * must not be able to name more than it could load itself under a strict policy, so the hosts are the block's too.
 *
 * @param here The page's address.
 * @returns Undefined for anything else.
 */
export function serviceScript(url: string, here: string, { trusted }: ServiceRules): string | undefined {
  const address = serviceUrl(url, here)
  if (address === undefined) return undefined
  return trusted.services.includes(url) || isSiteAddress(address, here, trusted.hosts) ? address : undefined
}

/** The scripts of others that the configuration names: no other may run. */
export function serviceScripts(rules: ServiceRules, here: string): string[] {
  const named: unknown[] = [DEFAULT_PLAYER, ...Object.values(Object(rules.services))]
  return named.flatMap((url) => (typeof url === 'string' ? (serviceScript(url, here, rules) ?? []) : []))
}
