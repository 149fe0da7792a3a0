import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { useComments, useTools } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'

export interface CommentArticleProps {
  id: string
  nick: string
  own: boolean
  children: ReactNode
}

/** The place of one comment: where the reader is taken when it is the target. */
export function CommentArticle({ id, nick, own, children }: CommentArticleProps) {
  const { t } = useIntl()
  const { store } = useTools()
  const article = useRef<HTMLElement>(null)
  const [flashing, setFlashing] = useState(false)
  const target = useComments((state) => (state.target?.id === id ? state.target : undefined))

  useEffect(() => {
    if (!target) return
    // No smooth way there: it may be a thousand comments long.
    article.current?.scrollIntoView({ block: target.why === 'found' ? 'center' : 'nearest' })
    article.current?.focus({ preventScroll: true })
    setFlashing(target.why !== 'next')
    store.arrive()
  }, [target, store])

  return (
    <article
      ref={article}
      id={`comment-${id}`}
      tabIndex={-1}
      className="comment"
      part="comment"
      aria-label={t(threadMessages.commentBy, { nick })}
      data-own={own ? '' : undefined}
      data-flash={flashing ? '' : undefined}
      onAnimationEnd={(event) => event.target === event.currentTarget && setFlashing(false)}
    >
      {children}
    </article>
  )
}
