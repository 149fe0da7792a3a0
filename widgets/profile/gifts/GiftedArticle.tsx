import { useIntl } from '#kit/i18n/IntlContext.ts'
import { giftDaysLeft } from '#lib/site/gifts.ts'
import type { GiftCard } from '#page/library/cards/cards.schema.ts'
import { ArticleRow } from '../cards/ArticleRow.tsx'
import { giftsMessages } from './gifts.messages.ts'

/** An article that was given away: until when its link opens it, and how often it was given. */
export function GiftedArticle({ card, now }: { card: GiftCard; now: Date }) {
  const { parseDate, t } = useIntl()
  const created = parseDate(card.dateGiftCreated)
  const days = created && giftDaysLeft(created, now)
  const count = card.numberOfTimesGiftGiven
  return (
    <ArticleRow card={card}>
      {days !== undefined && (
        <p className="gifted-until" data-expired={days === 0 ? '' : undefined}>
          {t(giftsMessages.expires, { days })}
        </p>
      )}
      {count > 0 && <p>{t(giftsMessages.times, { count })}</p>}
    </ArticleRow>
  )
}
