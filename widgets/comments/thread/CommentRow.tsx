import { memo } from 'react'
import { userIdOf } from '../access/reader.ts'
import { useComments } from '../CommentsContext.ts'
import { placeholderOf } from '../comments.model.ts'
import { permalinkBelow } from '../permalink/permalink.ts'
import { CommentActions } from './CommentActions.tsx'
import { CommentArticle } from './CommentArticle.tsx'
import { CommentBody } from './CommentBody.tsx'
import { CommentHead } from './CommentHead.tsx'
import { CommentPanel } from './CommentPanel.tsx'
import { CommentPlaceholder, MutedPlaceholder } from './CommentPlaceholder.tsx'
import { Replies } from './Replies.tsx'

export interface CommentRowProps {
  id: string
  /** Its address on this page: `#comment-…`. */
  permalink: string
}

/** One comment with what hangs from it. It follows its own comment only: neither a new page nor a change to another comment renders it again. */
export const CommentRow = memo(function CommentRow({ id, permalink }: CommentRowProps) {
  const entry = useComments((state) => state.entries.get(id))
  const userId = useComments((state) => userIdOf(state.reader))
  const muted = useComments((state) => entry !== undefined && state.muted.has(entry.comment.author.id))
  if (!entry) return null

  const { comment, readAt } = entry
  const placeholder = placeholderOf(comment, userId)
  return (
    // biome-ignore lint/a11y/useSemanticElements: pages stand between the list and its items.
    <div className="row" role="listitem">
      <CommentArticle id={id} nick={comment.author.nick} own={comment.author.id === userId}>
        {placeholder ? (
          <CommentPlaceholder of={placeholder} />
        ) : muted && !entry.unmuted ? (
          <MutedPlaceholder id={id} nick={comment.author.nick} />
        ) : (
          <>
            <CommentHead comment={comment} permalink={permalink} readAt={readAt} />
            <CommentBody body={comment.body} mentions={comment.mentions} />
            <CommentActions comment={comment} failure={entry.failure} muted={muted} />
          </>
        )}
      </CommentArticle>
      <CommentPanel comment={comment} permalink={permalink} />
      <Replies entry={entry}>
        {(replyId) => <CommentRow key={replyId} id={replyId} permalink={permalinkBelow(permalink, replyId)} />}
      </Replies>
    </div>
  )
})
