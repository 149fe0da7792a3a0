import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import type { Site } from '#lib/site/config/config.ts'
import { mayCarryToken, type TokenRules } from '#page/app-bridge/mayCarryToken.ts'

/** How the subscription's pages call a site (reader-account §2, "Subscription"). */
const siteCodes: Readonly<Record<Site, string>> = {
  ara: 'GE',
  balears: 'BA',
  andorra: 'AD',
  en: 'GN',
  'en-balears': 'GN',
  es: 'GS',
  'es-balears': 'GS',
  'de-balears': 'BD',
}

export interface AccountUrlFacts extends TokenRules {
  dark: boolean
  /** The reader's, for where the address may carry it: on the web the page's own cookie signs the reader in. */
  token: string | undefined
}

/**
 * The address of a page of the subscriber's account with `darkMode` and, in the app and on the site's own hosts, `token` (reader-account §2): for the publisher's own addresses, which
 * are configured, and for no others.
 */
export function accountUrl(address: string, facts: AccountUrlFacts): string {
  const url = new URL(pageUrl(address, facts.here))
  if (facts.dark) url.searchParams.set('darkMode', 'true')
  if (facts.token !== undefined && mayCarryToken(url.href, facts)) url.searchParams.set('token', facts.token)
  return url.href
}

/** The page's address, which a page of the account would otherwise pass on together with its own, must not be told where one carries the token. */
export const referrerOf = (url: string): 'no-referrer' | undefined =>
  new URL(url).searchParams.has('token') ? 'no-referrer' : undefined

/** The address in the subscription's frame, which is told the site and that it stands in the aside. */
export function subscriptionUrl(address: string, site: Site, facts: AccountUrlFacts): string {
  const url = new URL(accountUrl(address, facts))
  url.searchParams.set('from', 'aside')
  url.searchParams.set('site', siteCodes[site])
  return url.href
}
