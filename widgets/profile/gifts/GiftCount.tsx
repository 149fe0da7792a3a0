import { useIntl } from '#kit/i18n/IntlContext.ts'
import { GIFTS_A_MONTH, giftsGiven, giftsReset } from '#lib/site/gifts.ts'
import { giftsMessages } from './gifts.messages.ts'

export interface GiftCountProps {
  remaining: number
  now: Date
}

/** How many articles were given away this month: none, some of them, or all (reader-account §2, "Gifts screen"). */
export function GiftCount({ remaining, now }: GiftCountProps) {
  const { t } = useIntl()
  const count = giftsGiven(remaining)
  const total = GIFTS_A_MONTH
  const date = giftsReset(now)
  if (count === 0) return <p className="gifts-count">{t(giftsMessages.none, { total })}</p>
  return (
    <p className="gifts-count">
      {count < total ? t(giftsMessages.given, { count, total, date }) : t(giftsMessages.usedUp, { total, date })}
    </p>
  )
}
