import { memo } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { UserText } from '#kit/ui/UserText.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { userIdOf } from '../access/getCommentsReader.ts'
import { threadMessages } from '../comments.messages.ts'
import { ComposerGate } from '../composer/ComposerGate.tsx'
import { placeholderOf } from '../list/comments.model.ts'
import { CommentActions } from './CommentActions.tsx'
import { CommentHead } from './CommentHead.tsx'
import { CommentPlaceholder, MutedPlaceholder } from './CommentPlaceholder.tsx'
import { MoveToTarget } from './MoveToTarget.tsx'
import { permalinkBelow } from './permalink.ts'
import { Replies } from './Replies.tsx'
import { useRow } from './useRow.ts'

export interface CommentRowProps {
  id: string
  /** Its address on this page: `#comment-…`. */
  permalink: string
}

/** One comment with what hangs from it. It follows its own comment only: neither a new page nor a change to another comment renders it again. */
export const CommentRow = memo(function CommentRow({ id, permalink }: CommentRowProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const row = useRow(id)
  if (!row) return null

  const { entry, reader, own, muted, target, replyForm } = row
  const { comment } = entry
  const { nick } = comment.author
  const placeholder = placeholderOf(comment, userIdOf(reader))
  return (
    // biome-ignore lint/a11y/useSemanticElements: page elements are between the list and its items.
    <div className="row" role="listitem">
      <article
        id={`comment-${id}`}
        tabIndex={-1}
        className="comment"
        part="comment"
        aria-label={
          placeholder && !nick ? t(threadMessages[placeholder]) : t(threadMessages.commentBy, { nick: shownNick(nick) })
        }
        data-own={own ? '' : undefined}
      >
        {target && <MoveToTarget target={target} />}
        {placeholder ? (
          <CommentPlaceholder of={placeholder} />
        ) : muted && !entry.unmuted ? (
          <MutedPlaceholder id={id} nick={nick} />
        ) : (
          <>
            <CommentHead comment={comment} permalink={permalink} readAt={entry.readAt} />
            <p className="body" dir="auto" lang="">
              <UserText text={comment.body} nicks={comment.mentions.map((mention) => mention.nick)} />
            </p>
            <CommentActions row={row} permalink={permalink} />
          </>
        )}
      </article>
      {replyForm && (
        <div className="below">
          <ComposerGate parent={comment} focus={replyForm.focus} />
        </div>
      )}
      <Replies entry={entry}>
        {(replyId) => <CommentRow key={replyId} id={replyId} permalink={permalinkBelow(permalink, replyId)} />}
      </Replies>
    </div>
  )
})
