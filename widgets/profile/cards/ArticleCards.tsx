import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { ContentCard } from '#page/library/cards/cards.schema.ts'
import { cardsMessages } from '../profile.messages.ts'
import { Cards, type CardsProps } from './Cards.tsx'

/** CSS pixels of an article's row. */
const ARTICLE_HEIGHT = 129

/** Articles, whose next list page loads at a button (reader-account §2, "Saved contents and saved lists overview"). */
export function ArticleCards<Card extends ContentCard>(
  props: Omit<CardsProps<Card>, 'rowHeight' | 'picture' | 'more'>,
) {
  const { t } = useIntl()
  return <Cards {...props} rowHeight={ARTICLE_HEIGHT} picture="photo" more={t(cardsMessages.more)} />
}
