import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import type { OfferProps } from './Offer.tsx'
import { offerActions } from './offerActions.ts'
import { Price } from './Price.tsx'

/** The content of a folded box beside its headline: the price and the first button. */
export function FoldedOffer({ presentation, texts, links }: OfferProps) {
  const intl = useIntl()
  const { primary, login } = offerActions(presentation, texts, links, intl)
  const action = primary ?? login
  return (
    <>
      {links.sells && <Price {...texts.content} />}
      {action && (
        <LinkButton kind="primary" href={action.href}>
          {action.label}
        </LinkButton>
      )}
    </>
  )
}
