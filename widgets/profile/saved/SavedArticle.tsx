import { BookmarkX } from 'lucide'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import type { ContentCard } from '#page/library/cards/cards.schema.ts'
import { isChanging } from '#page/library/library.model.ts'
import type { Library } from '#page/library/library.types.ts'
import { ArticleRow } from '../cards/ArticleRow.tsx'
import { cardsMessages } from '../profile.messages.ts'
import { savedMessages } from './saved.messages.ts'

export interface SavedArticleProps {
  card: ContentCard
  library: Library
  onRemove: () => void
}

/** A saved article with its button to remove it, which waits for the server (reader-account §4, "Interests"). */
export function SavedArticle({ card, library, onRemove }: SavedArticleProps) {
  const { t } = useIntl()
  const leaving = useStore(library, (state) => isChanging(state, 'content', card.id))
  return (
    <ArticleRow
      card={card}
      action={
        <IconButton
          label={t(savedMessages.remove, { title: card.title || t(cardsMessages.untitled) })}
          icon={leaving ? <Spinner /> : <Icon of={BookmarkX} />}
          aria-disabled={leaving}
          onClick={leaving ? undefined : onRemove}
          data-row-action=""
        />
      }
    />
  )
}
