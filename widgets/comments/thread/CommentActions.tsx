import { Heart } from 'lucide'
import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { userIdOf } from '../access/reader.ts'
import { useComments, useTools } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import { shownNick } from '../comments.model.ts'
import type { Comment } from '../comments.schema.ts'
import { FailureNotice } from '../parts/FailureNotice.tsx'
import { CommentMore } from './CommentMore.tsx'

export interface CommentActionsProps {
  comment: Comment
  /** Why the last like did not count. */
  failure: ApiFailure | undefined
  muted: boolean
}

/** What a reader can do with a comment. Who may not take part learns why on pressing. */
export function CommentActions({ comment, failure, muted }: CommentActionsProps) {
  const { t, number } = useIntl()
  const { store, acts } = useTools()
  const reader = useComments((state) => state.reader)
  const canReply = useComments(
    ({ list }) => list.status === 'ready' && list.options.commentsAllowed && list.options.repliesAllowed,
  )
  const { id, likesNumber, likedByUserIds } = comment
  const panel = useComments((state) => (state.panel?.id === id ? state.panel.kind : undefined))
  const nick = shownNick(comment.author.nick)
  const published = comment.state === 'published'
  const allowed = (act: () => void) => () => {
    if (reader.status === 'open') act()
    else if (reader.status !== 'unknown') store.openDialog({ kind: 'locked' })
  }
  return (
    <>
      <div className="actions">
        {published && (
          <>
            <button
              type="button"
              className="like"
              aria-pressed={likedByUserIds.includes(userIdOf(reader) ?? '')}
              onClick={allowed(() => void store.toggleLike(id))}
            >
              <Icon of={Heart} />
              <VisuallyHidden>{t(threadMessages.like)} </VisuallyHidden>
              {likesNumber > 0 && <span>{number(likesNumber)}</span>}
            </button>
            {canReply && (
              <button
                type="button"
                aria-label={t(threadMessages.replyTo, { nick })}
                onClick={allowed(() => acts.reply(id))}
              >
                {t(threadMessages.reply)}
              </button>
            )}
            <button
              type="button"
              aria-label={t(threadMessages.shareOf, { nick })}
              aria-expanded={panel === 'share'}
              onClick={() =>
                panel === 'share' ? store.closePanel() : store.openPanel({ id, kind: 'share', asked: true })
              }
            >
              {t(threadMessages.share)}
            </button>
          </>
        )}
        <CommentMore
          comment={comment}
          muted={muted}
          onReport={allowed(() => store.openDialog({ kind: 'report', id }))}
        />
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  )
}
