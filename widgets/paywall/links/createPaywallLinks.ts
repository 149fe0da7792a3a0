import type { IslandContext } from '../../../src/island/islandContext.types.ts'
import { addresses, loginUrl, registerUrl, socialLoginUrl, withBackUrl } from '../../../src/site/addresses/addresses.ts'
import { safeUrl } from '../../../src/site/addresses/safeUrl.ts'
import { webAddress } from '../../../src/site/addresses/webAddress.ts'
import type { OfferKind } from '../offer/offerKind.ts'
import type { PaywallLinks } from '../offer/paywallLinks.types.ts'

/** The URL of each offer kind (content-features §2); others use the general paywall offer. */
const offers: Partial<Record<OfferKind, string>> = {
  'blocking-community': addresses.family,
  'column-counter': addresses.ratesPage,
  'column-trial': addresses.ratesPage,
  'column-offer': addresses.digitalYear,
  unpaid: addresses.pendingPayment,
  lapsed: addresses.pendingPayment,
  upgrade: addresses.upgrade,
}

/** @param keepEmail See {@link PaywallLinks.keepEmail}. */
export function createPaywallLinks(
  { app, config, location, report }: Pick<IslandContext, 'app' | 'config' | 'location' | 'report'>,
  keepEmail: PaywallLinks['keepEmail'],
): PaywallLinks {
  const refused = new Set<string>()
  const safe = (url: string) => {
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
      const path = kind === 'blocking-community' && priced ? addresses.familyData : offers[kind]
      return withBackUrl(path ?? addresses.standardOffer, backUrl)
    },
    rates: (backUrl) => withBackUrl(addresses.rates, backUrl),
    login: loginUrl,
    register: registerUrl,
    social: (provider, backUrl) => socialLoginUrl(config.apiBase, provider, backUrl),
    safe,
    image: (url) => webAddress(url, location.href()),
    show(screen, backUrl) {
      const page = screen === 'showLogin' ? loginUrl : registerUrl
      if (!app.send(screen, { backUrl })) location.assign(page(backUrl))
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
