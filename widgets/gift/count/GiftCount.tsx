import { useIntl } from '#kit/i18n/IntlContext.ts'
import { GIFTS_A_MONTH, giftsGiven, giftsReset } from '#lib/site/gifts.ts'
import { messages } from '../gift.messages.ts'

const squares = Array.from({ length: GIFTS_A_MONTH }, (_, place) => place)

/** The number of gifts left, in words and as squares, where filled ones are left. */
export function GiftCount({ remaining, today }: { remaining: number; today: Date }) {
  const { t } = useIntl()
  const date = giftsReset(today)
  return (
    <div className="count" part="count">
      <div className="squares" aria-hidden="true">
        {squares.map((place) => (
          <span key={place} className="square" data-left={place < remaining ? '' : undefined} />
        ))}
      </div>
      <p className="remaining">{t(messages.remaining, { count: remaining })}</p>
      <p className="small">
        {remaining > 0
          ? t(messages.givenCount, { count: giftsGiven(remaining), total: GIFTS_A_MONTH, date })
          : t(messages.usedUp, { total: GIFTS_A_MONTH, date })}
      </p>
    </div>
  )
}
