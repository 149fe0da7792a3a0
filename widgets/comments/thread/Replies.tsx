import type { ReactNode } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { SkeletonText } from '#kit/ui/feedback/SkeletonText.tsx'
import { useCommentsServices } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Batch } from '../list/batch.ts'
import type { Entry } from '../list/comments.model.ts'
import { LoadMoreStatus } from '../list/LoadMoreStatus.tsx'

export interface RepliesProps {
  entry: Entry
  /** Renders one reply. */
  children: (id: string) => ReactNode
}

/** The replies to a comment, read when the reader opens them (content-features §2). */
export function Replies({ entry, children }: RepliesProps) {
  const { t, number } = useIntl()
  const { store, actions } = useCommentsServices()
  const { comment, replies } = entry
  const count = comment.repliesNumber
  const shown = replies.status === 'shown'
  if (count === 0 && !shown) return null

  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className="replies-toggle"
          aria-expanded={shown}
          onClick={() => (shown ? store.hideReplies(comment.id) : actions.showReplies(comment.id))}
        >
          {shown ? t(threadMessages.hideReplies) : t(threadMessages.showReplies, { count, shown: number(count) })}
        </button>
      )}
      {shown && <ReplyList parentId={comment.id} batch={replies.batch} renderReply={children} />}
    </>
  )
}

interface ReplyListProps {
  parentId: string
  batch: Batch
  renderReply: (id: string) => ReactNode
}

function ReplyList({ parentId, batch: { ids, own, more }, renderReply }: ReplyListProps) {
  const { t } = useIntl()
  const { store } = useCommentsServices()
  const loadMore = () => void store.loadMore(parentId)
  const some = ids.length + own.length > 0
  return (
    <div className="replies">
      {some && (
        // biome-ignore lint/a11y/useSemanticElements: its items are the same rows as the list's.
        <div role="list">{[...ids, ...own].map(renderReply)}</div>
      )}
      <LoadMoreStatus
        more={more}
        label={t(threadMessages.loadingReplies)}
        failed={t(threadMessages.failedReplies)}
        skeleton={<SkeletonText lines={2} />}
        onRetry={loadMore}
      />
      {more.status === 'idle' && some && (
        <Button kind="quiet" onClick={loadMore}>
          {t(threadMessages.moreReplies)}
        </Button>
      )}
    </div>
  )
}
