import { isSiteAddress } from '#lib/site/addresses/isSiteAddress.ts'
import type { Channel } from './appBridge.types.ts'

export interface TokenRules {
  /** By the body's class. A query cannot make a page the app's: its test mode counts as the web, as it does for a token that comes in. */
  channel: Channel
  /** The page's own address. */
  here: string
  /** Hosts that count as the site's own, besides the page's. */
  hosts: readonly string[]
}

/**
 * Whether the session's token may stand in an address that the page follows or frames: in the native app, and on the site's own hosts. An address ends in
 * histories and in the logs of servers, so whatever writes a token into one asks here. What carries it in a header asks {@link isSiteAddress}.
 */
export const mayCarryToken = (address: string, { channel, here, hosts }: TokenRules): boolean =>
  channel !== 'web' && isSiteAddress(address, here, hosts)
