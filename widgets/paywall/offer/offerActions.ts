import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { offerMessages } from '#page/overlays/offer.messages.ts'
import { messages } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import type { BoxTexts } from './getBoxTexts.ts'
import { offerKind } from './offerKind.ts'
import type { PaywallLinks } from './paywallLinks.types.ts'

/** An action of a box. In the app `openAppScreens` turns its link to the login or the registration into a native screen. */
export interface OfferAction {
  label: string
  href: string
}

export interface OfferActions {
  primary: OfferAction | undefined
  /** For visitors who already have an account. */
  login: OfferAction | undefined
  /** The CMS's link. */
  link: OfferAction | undefined
  rates: OfferAction | undefined
}

const action = (label: string | undefined | false, href: string | undefined): OfferAction | undefined =>
  label && href ? { label, href } : undefined

/** The actions for each kind of reader (content-features §2 and §6). */
export function offerActions(
  presentation: Presentation,
  texts: BoxTexts,
  links: PaywallLinks,
  { t }: Pick<PageIntl, 't'>,
): OfferActions {
  const { type, reader, backUrl, returnUrl } = presentation
  const { content } = texts
  const kind = offerKind(presentation)
  const gift = type === 'gift'
  const link = content.linkUrl && links.safe(content.linkUrl)
  // The CMS's link becomes the button's URL when their texts match or it has none; otherwise it is a second link.
  const cta = content.ctaText ?? content.linkText ?? texts.cta
  const ctaLinks = !content.linkText || content.linkText === cta
  const target =
    (ctaLinks && link) || (kind === 'gift-expired' && returnUrl) || links.offer(kind, !!content.price, backUrl)
  const buys = links.sells && reader !== 'subscriber'
  const sellsRates = buys && reader !== 'unpaid'
  const rates = content.textLinkRates ?? ((gift || kind === 'gift-expired') && t(messages.rates))
  const primary = kind === 'regiwall' ? action(cta, links.register(backUrl)) : action(buys && !gift && cta, target)
  // At a wall that sells, an account alone does not help.
  const known = kind === 'regiwall' ? messages.login : offerMessages.alreadySubscriber
  const login = t(primary ? known : messages.signIn)
  return {
    primary,
    login: action(reader === 'anonymous' && !gift && login, links.login(backUrl)),
    link: action(links.sells && content.linkText !== rates && (gift || !ctaLinks) && content.linkText, link),
    rates: action(sellsRates && rates, links.rates(backUrl)),
  }
}
