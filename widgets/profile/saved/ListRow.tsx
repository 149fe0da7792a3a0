import { Bookmark } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import type {} from '#kit/ui/rows/rows.css'
import type { ListCard } from '#page/library/cards/cards.schema.ts'
import type { FavouriteList } from '#page/library/interests/interests.schema.ts'
import { savedMessages } from './saved.messages.ts'

export interface ListRowProps {
  card: ListCard
  /** The same list in the library, which has what was changed since. */
  current: FavouriteList | undefined
  onPress: () => void
  onApproach: () => void
}

/** One list of the overview: its last picture, its name and how many articles it has. */
export function ListRow({ card, current = card, onPress, onApproach }: ListRowProps) {
  const { t, number } = useIntl()
  const count = current.savedContentsIds.length
  return (
    <button
      type="button"
      className="shelf"
      onClick={onPress}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onTouchStart={onApproach}
    >
      <span className="shelf-picture">
        {card.image && count > 0 ? <img src={card.image.url} alt="" loading="lazy" /> : <Icon of={Bookmark} />}
      </span>
      <span className="shelf-words">
        <span className="shelf-title">{current.defaultList ? t(savedMessages.all) : current.title}</span>{' '}
        <span className="muted">{t(savedMessages.count, { count, shown: number(count) })}</span>
      </span>
      <span className="q-row-on" />
    </button>
  )
}
