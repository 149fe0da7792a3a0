import type { IslandContext } from '../../src/island/page.ts'
import { addresses, loginUrl, registerUrl, socialLoginUrl, withBackUrl } from '../../src/site/addresses.ts'
import { safeUrl } from '../../src/site/safeUrl.ts'
import type { Pitch } from './offer/pitchOf.ts'
import type { Ways } from './ways.ts'

/** Where each pitch leads (content-features §2); what is not here leads to the offer made for paywalls. */
const offers: Partial<Record<Pitch, string>> = {
  'blocking-community': addresses.family,
  'column-counter': addresses.ratesPage,
  'column-trial': addresses.ratesPage,
  'column-offer': addresses.digitalYear,
  unpaid: addresses.pendingPayment,
  lapsed: addresses.pendingPayment,
  upgrade: addresses.upgrade,
}

/** @param keepEmail See {@link Ways.keepEmail}. */
export function createWays(
  { app, config, location, report }: Pick<IslandContext, 'app' | 'config' | 'location' | 'report'>,
  keepEmail: Ways['keepEmail'],
): Ways {
  const refused = new Set<string>()
  const safe = (url: string) => {
    const address = safeUrl(url, location.href(), config.hosts)
    if (address !== '/') return address
    if (!refused.has(url))
      report(new Error(`The address ${url} is not followed: it is not one of this site’s`), 'paywall')
    refused.add(url)
    return undefined
  }
  return {
    inApp: app.inApp,
    sells: app.channel !== 'ios',
    offer(pitch, priced, backUrl) {
      // The community's presentation page can be passed by where the box has named the price.
      const path = pitch === 'blocking-community' && priced ? addresses.familyData : offers[pitch]
      return withBackUrl(path ?? addresses.standardOffer, backUrl)
    },
    rates: (backUrl) => withBackUrl(addresses.rates, backUrl),
    login: loginUrl,
    register: registerUrl,
    social: (provider, backUrl) => socialLoginUrl(config.apiBase, provider, backUrl),
    safe,
    image(url) {
      try {
        const { href, protocol } = new URL(url, location.href())
        return /^https?:$/.test(protocol) ? href : undefined
      } catch {
        return undefined
      }
    },
    show(screen, backUrl) {
      const page = screen === 'showLogin' ? loginUrl : registerUrl
      if (!app.send(screen, { backUrl })) location.assign(page(backUrl))
    },
    follow: (url) => location.assign(url),
    keepEmail,
    async sanitize(html) {
      try {
        // Few messages have HTML, and its sanitizer weighs more than all of the widget.
        const { sanitizeHtml } = await import('./html/sanitizeHtml.ts')
        return sanitizeHtml(html, safe)
      } catch (error) {
        report(error, 'paywall')
        throw error
      }
    },
  }
}
