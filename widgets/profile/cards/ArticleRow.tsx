import type { ReactNode } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { ContentCard } from '#page/library/cards/cards.schema.ts'
import { cardsMessages } from '../profile.messages.ts'
import { ArticleCard } from './ArticleCard.tsx'

export interface ArticleRowProps {
  card: ContentCard
  /** Beside it. */
  action?: ReactNode
  /** Below it. */
  children?: ReactNode
}

/** One of the reader's articles. */
export function ArticleRow({ card, action, children }: ArticleRowProps) {
  const { t } = useIntl()
  return (
    <ArticleCard
      article={card}
      untitled={t(cardsMessages.untitled)}
      exclusive={t(cardsMessages.exclusive)}
      action={action}
    >
      {children}
    </ArticleCard>
  )
}
