import { type ReactNode, useEffect } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { useCommentsServices } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'
import { ComposerGate } from '../composer/ComposerGate.tsx'
import { parsePermalink } from '../thread/permalink.ts'
import { CommentList } from './CommentList.tsx'
import type { ReadyList } from './comments.model.ts'
import { Headline } from './Headline.tsx'
import { SearchState } from './SearchState.tsx'

export interface DiscussionProps {
  list: ReadyList
  /** Replaces the form where it has its own screen. */
  composer?: ReactNode
  /** Set where nothing follows the comments, so that all of them load while the reader scrolls. */
  endless?: boolean
}

/** The comments under an article. */
export function Discussion({ list, composer = <ComposerGate />, endless = false }: DiscussionProps) {
  const { t } = useIntl()
  const { store, page } = useCommentsServices()

  useEffect(() => {
    const follow = () => {
      const path = parsePermalink(page.location.href())
      if (path) void store.search(path)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [store, page])

  const { authorQuestion, commentsAllowed } = list.options
  return (
    <section aria-labelledby="headline">
      <Headline list={list} endless={endless} />
      {authorQuestion && <AuthorQuestion question={authorQuestion} />}
      {commentsAllowed ? composer : <Notice kind="info">{t(messages.closed)}</Notice>}
      <SearchState />
      <CommentList list={list} endless={endless} />
    </section>
  )
}

/** The question with which the author opens the conversation. */
function AuthorQuestion({ question }: { question: string }) {
  const { t } = useIntl()
  return (
    <figure className="question" part="question">
      <figcaption>{t(messages.authorQuestion)}</figcaption>
      <blockquote dir="auto">{question}</blockquote>
    </figure>
  )
}
