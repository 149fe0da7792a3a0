import { Check } from 'lucide'
import { siMastercard, siVisa } from 'simple-icons'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { BrandIcon } from '#kit/ui/BrandIcon.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { messages } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import { BoxBody } from './BoxBody.tsx'
import type { BoxTexts } from './getBoxTexts.ts'
import type { Content } from './mergeContent.ts'
import { type OfferAction, offerActions } from './offerActions.ts'
import { Price } from './Price.tsx'
import type { PaywallLinks } from './paywallLinks.types.ts'

/** More would be read by nobody. */
const BENEFITS = 3

const button = (action: OfferAction | undefined, kind: 'primary' | 'quiet') =>
  action && (
    <LinkButton kind={kind} href={action.href}>
      {action.label}
    </LinkButton>
  )

export interface OfferProps {
  presentation: Presentation
  texts: BoxTexts
  links: PaywallLinks
}

/** The content of all boxes but the login's: texts, an optional price, and links. The iOS app gets no purchase links. */
export function Offer({ presentation, texts, links }: OfferProps) {
  const intl = useIntl()
  const { content } = texts
  const { primary, login, link, rates } = offerActions(presentation, texts, links, intl)
  const shop: Partial<Content> = links.sells ? content : {}
  const benefits = new Set(shop.textAdvantage?.split(/(?<!\s)\s*\n\s*/))
  return (
    <>
      <div className="words">
        <BoxBody texts={texts} links={links} />
        {presentation.type === 'gift' && !content.regularText && <p className="fine">{intl.t(messages.giftNote)}</p>}
        {benefits.size > 0 && (
          <ul role="list">
            {[...benefits].slice(0, BENEFITS).map((benefit) => (
              <li key={benefit}>
                <Icon of={Check} />
                {benefit}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="deal">
        {(shop.promoTag || shop.promoCopy) && (
          <p className="promo">
            {shop.promoTag && <strong className="tag">{shop.promoTag}</strong>}
            {shop.promoCopy}
          </p>
        )}
        <Price {...shop} />
        {button(primary ?? login, 'primary')}
        {shop.paymentText && <p className="fine">{shop.paymentText}</p>}
      </div>
      <div className="ways">
        {primary && button(login, 'quiet')}
        {button(link, 'quiet')}
        {button(rates, 'quiet')}
        {shop.cardsImages && (
          <p className="cards">
            <VisuallyHidden>{intl.t(messages.cards)}</VisuallyHidden>
            <BrandIcon icon={siVisa} size={40} />
            <BrandIcon icon={siMastercard} size={28} />
          </p>
        )}
      </div>
    </>
  )
}
