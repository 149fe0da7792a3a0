import { useLayoutEffect } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'
import { SearchState } from '../list/SearchState.tsx'
import { CommentRow } from '../thread/CommentRow.tsx'
import { permalinkBelow } from '../thread/permalink.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { WriteBar } from './WriteBar.tsx'
import { webViewMessages } from './webview.messages.ts'

export interface CommentsModalProps {
  /** A comment of the list. */
  id: string
  onBack: () => void
}

/** One comment with its replies, which the list does not show. */
export function CommentsModal({ id, onBack }: CommentsModalProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { store, actions } = useCommentsServices()
  const comment = useComments((state) => state.entries.get(id)?.comment)
  const canReply = useComments(
    ({ list, reader }) =>
      reader.status === 'open' &&
      list.status === 'ready' &&
      list.options.commentsAllowed &&
      list.options.repliesAllowed,
  )
  const known = comment !== undefined

  // A layout effect, because the list below must not be seen with them.
  useLayoutEffect(() => {
    if (!known) return
    store.showReplies(id)
    return () => store.hideReplies(id)
  }, [store, id, known])

  return (
    <>
      <ScreenHead onBack={onBack}>
        <Heading id="thread" tabIndex={-1}>
          {comment ? t(webViewMessages.repliesTo, { nick: shownNick(comment.author.nick) }) : t(messages.title)}
        </Heading>
      </ScreenHead>
      <section aria-labelledby="thread">
        {canReply && comment?.state === 'published' && <WriteBar parent={comment} onOpen={() => actions.reply(id)} />}
        <SearchState />
        {known && (
          // biome-ignore lint/a11y/useSemanticElements: the rows are no li, see CommentRow.
          <div className="thread" role="list">
            <CommentRow id={id} permalink={permalinkBelow(undefined, id)} />
          </div>
        )}
      </section>
    </>
  )
}
