import { pageUrl } from '../../../src/site/addresses/pageUrl.ts'
import type { Site } from '../../../src/site/config/config.ts'

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

export interface AccountUrlFacts {
  /** The page's own address. */
  here: string
  dark: boolean
  /** The reader's token, in the app only: on the web the page's own cookie signs the reader in. */
  token: string | undefined
}

/**
 * The address of a page of the subscriber's account with `darkMode` and, in the app, `token` (reader-account §2): for the publisher's own addresses, which are
 * configured, and for no others.
 */
export function accountUrl(address: string, { here, dark, token }: AccountUrlFacts): string {
  const url = new URL(pageUrl(address, here))
  if (dark) url.searchParams.set('darkMode', 'true')
  if (token !== undefined) url.searchParams.set('token', token)
  return url.href
}

/** The address in the subscription's frame, which is told the site and that it stands in the aside. */
export function subscriptionUrl(address: string, site: Site, facts: AccountUrlFacts): string {
  const url = new URL(accountUrl(address, facts))
  url.searchParams.set('from', 'aside')
  url.searchParams.set('site', siteCodes[site])
  return url.href
}
