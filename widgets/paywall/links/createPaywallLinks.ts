import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { parseUrl } from '#lib/parseUrl.ts'
import { webAddress } from '#lib/share/webAddress.ts'
import { loginUrl, registerUrl, socialLoginUrl, withBackUrl } from '#lib/site/addresses/addresses.ts'
import { type Links, linksOf } from '#lib/site/addresses/links.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import type { OfferKind } from '../offer/offerKind.ts'
import type { PaywallLinks } from '../offer/paywallLinks.types.ts'

/** The links of the page that the offer kinds lead to (content-features §2); others use the general paywall offer. */
const offers = {
  'blocking-community': 'family',
  'column-counter': 'ratesPage',
  'column-trial': 'ratesPage',
  'column-offer': 'digitalYear',
  unpaid: 'pendingPayment',
  lapsed: 'pendingPayment',
  upgrade: 'upgrade',
} as const satisfies Partial<Record<OfferKind, keyof Links>>

/** The pages that a message may lead to by a path without a base: `espai/` and `promocions/mgm` below that of the subscriptions, `newsletters/` (content-features §2). */
const paths = { 'espai/': 'espai', 'promocions/mgm': 'mgm', 'newsletters/': 'newsletters' } as const

/** @returns Undefined for what is none of them, or would leave the page that the configuration names: its host may end with what a text adds to it. */
function ownAddress(written: string, addresses: Links, base: string): string | undefined {
  const [path, name] = Object.entries(paths).find(([beginning]) => written.startsWith(beginning)) ?? []
  if (path === undefined || name === undefined) return undefined
  const address = `${addresses[name]}${written.slice(path.length)}`
  const [own, target] = [parseUrl(addresses[name], base), parseUrl(address, base)]
  const isWithin = own && target?.origin === own.origin && target.pathname.startsWith(own.pathname) && !target.username
  return isWithin ? address : undefined
}

/** @param keepEmail See {@link PaywallLinks.keepEmail}. */
export function createPaywallLinks(
  { app, config, location, report }: Pick<IslandContext, 'app' | 'config' | 'location' | 'report'>,
  keepEmail: PaywallLinks['keepEmail'],
): PaywallLinks {
  const addresses = linksOf(config)
  const refused = new Set<string>()
  const safe = (written: string) => {
    // The publisher's own pages, which its configuration names.
    const own = ownAddress(written, addresses, location.href())
    if (own !== undefined) return own
    const url = written
    const address = safeUrl(url, location.href(), config.hosts)
    if (address !== '/') return address
    if (!refused.has(url)) report(new Error(`Ignored the URL ${url}: not on this site or its hosts`), 'paywall')
    refused.add(url)
    return undefined
  }
  return {
    inApp: app.inApp,
    sells: app.channel !== 'ios',
    offer(kind, priced, backUrl) {
      // The community's presentation page is skipped when the box shows the price.
      const own: Partial<Record<OfferKind, keyof Links>> = offers
      const name = kind === 'blocking-community' && priced ? 'familyData' : own[kind]
      return withBackUrl(addresses[name ?? 'standardOffer'], backUrl)
    },
    rates: (backUrl) => withBackUrl(addresses.rates, backUrl),
    login: loginUrl,
    register: registerUrl,
    social: (provider, backUrl) => socialLoginUrl(config.apiBase, provider, backUrl),
    safe,
    image: (url) => webAddress(url, location.href()),
    show(screen, backUrl) {
      const urlOf = screen === 'showLogin' ? loginUrl : registerUrl
      if (!app.send(screen, { backUrl })) location.assign(urlOf(backUrl))
    },
    follow: (url) => location.assign(url),
    keepEmail,
    async sanitize(html) {
      try {
        // Loaded on demand: few messages have HTML, and the sanitizer is larger than the widget.
        const { sanitizeHtml } = await import('../html/sanitizeHtml.ts')
        return sanitizeHtml(html, safe)
      } catch (error) {
        report(error, 'paywall')
        throw error
      }
    },
  }
}
