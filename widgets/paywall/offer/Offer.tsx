import { siMastercard, siVisa } from 'simple-icons'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { BrandIcon } from '../../../src/ui/BrandIcon.tsx'
import { Link } from '../../../src/ui/Link.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { messages } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import { BoxBody } from './BoxBody.tsx'
import type { BoxTexts } from './getBoxTexts.ts'
import type { Content } from './mergeContent.ts'
import { OfferActionButton } from './OfferActionButton.tsx'
import { offerActions } from './offerActions.ts'
import type { PaywallLinks } from './paywallLinks.types.ts'

/** Screen readers do not announce strike-through, so both prices are labelled. */
function Price({ crossed, now }: { crossed: string | undefined; now: string | undefined }) {
  const { t } = useIntl()
  return (
    <p className="price">
      {crossed && (
        <>
          <VisuallyHidden>{t(messages.priceBefore)} </VisuallyHidden>
          <s>{crossed}</s> {now && <VisuallyHidden>{t(messages.priceNow)} </VisuallyHidden>}
        </>
      )}
      {now && <strong>{now}</strong>}
    </p>
  )
}

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
  const button = { links, backUrl: presentation.backUrl }
  return (
    <>
      <div className="words">
        <BoxBody texts={texts} links={links} />
        {presentation.type === 'gift' && !content.regularText && <p className="fine">{intl.t(messages.giftNote)}</p>}
      </div>
      <div className="deal">
        {(shop.promoTag || shop.promoCopy) && (
          <p className="promo">
            {shop.promoTag && <strong className="tag">{shop.promoTag}</strong>}
            {shop.promoCopy && <span>{shop.promoCopy}</span>}
          </p>
        )}
        {(shop.price || shop.priceCrossed) && <Price crossed={shop.priceCrossed} now={shop.price} />}
        {shop.textAdvantage && <p>{shop.textAdvantage}</p>}
        <div className="actions">
          <OfferActionButton action={primary} kind="primary" {...button} />
          <OfferActionButton action={login} kind={primary ? 'quiet' : 'primary'} {...button} />
        </div>
        {link && <Link href={link.href}>{link.label}</Link>}
        {shop.paymentText && <p className="fine">{shop.paymentText}</p>}
        {shop.cardsImages && (
          <p className="cards">
            <VisuallyHidden>{intl.t(messages.cards)}</VisuallyHidden>
            <BrandIcon icon={siVisa} size={40} />
            <BrandIcon icon={siMastercard} size={28} />
          </p>
        )}
        {rates && (
          <Link className="fine" href={rates.href}>
            {rates.label}
          </Link>
        )}
      </div>
    </>
  )
}
