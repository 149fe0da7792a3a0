import { useIntl } from '#kit/i18n/IntlContext.ts'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { messages } from '../paywall.messages.ts'
import type { Content } from './mergeContent.ts'

/** The price, after the one that it was. Screen readers do not announce strike-through, so both are labelled. */
export function Price({ price, priceCrossed }: Pick<Content, 'price' | 'priceCrossed'>) {
  const { t } = useIntl()
  if (!price && !priceCrossed) return null
  return (
    <p className="price">
      {priceCrossed && (
        <>
          <VisuallyHidden>{t(messages.priceBefore)} </VisuallyHidden>
          <s>{priceCrossed}</s> {price && <VisuallyHidden>{t(messages.priceNow)} </VisuallyHidden>}
        </>
      )}
      {price && <strong>{price}</strong>}
    </p>
  )
}
