import { siMastercard, siVisa } from 'simple-icons'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { BrandIcon } from '../../../src/ui/BrandIcon.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import type { Content } from '../content.ts'
import { messages } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import type { Ways } from '../ways.ts'
import { DoorButton } from './DoorButton.tsx'
import { doorsOf } from './doorsOf.ts'
import { Written } from './Written.tsx'
import type { Words } from './wordsOf.ts'

/** A crossing-out can't be heard, so which price is which is said. */
function Price({ crossed, now }: { crossed: string | undefined; now: string | undefined }) {
  const { t } = useIntl()
  return (
    <p className="price">
      {crossed && <VisuallyHidden>{t(messages.priceBefore)} </VisuallyHidden>}
      {crossed && <s>{crossed}</s>} {crossed && now && <VisuallyHidden>{t(messages.priceNow)} </VisuallyHidden>}
      {now && <strong>{now}</strong>}
    </p>
  )
}

export interface OfferProps {
  presentation: Presentation
  words: Words
  ways: Ways
}

/** What all boxes but the login's are: words, perhaps a price, and the ways on. In the Apple app nothing of it sells. */
export function Offer({ presentation, words, ways }: OfferProps) {
  const intl = useIntl()
  const { content } = words
  const { primary, login, link, rates } = doorsOf(presentation, words, ways, intl)
  const shop: Partial<Content> = ways.sells ? content : {}
  const button = { ways, backUrl: presentation.backUrl }
  return (
    <>
      <div className="words">
        <Written words={words} ways={ways} />
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
        <div className="doors">
          <DoorButton door={primary} kind="primary" {...button} />
          <DoorButton door={login} kind={primary ? 'quiet' : 'primary'} {...button} />
        </div>
        {link && <a href={link.href}>{link.label}</a>}
        {shop.paymentText && <p className="fine">{shop.paymentText}</p>}
        {shop.cardsImages && (
          <p className="cards">
            <VisuallyHidden>{intl.t(messages.cards)}</VisuallyHidden>
            <BrandIcon icon={siVisa} size={40} />
            <BrandIcon icon={siMastercard} size={28} />
          </p>
        )}
        {rates && (
          <a className="fine" href={rates.href}>
            {rates.label}
          </a>
        )}
      </div>
    </>
  )
}
