import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { userIdOf } from '../access/reader.ts'
import { useTools } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import { shownNick } from '../comments.model.ts'
import { CommentMore } from './CommentMore.tsx'
import type { Row } from './useRow.ts'

/** What a reader can do with a comment. Who may not take part learns why on pressing. */
export function CommentActions({ row }: { row: Row }) {
  const { t, number } = useIntl()
  const { store, acts } = useTools()
  const { entry, reader, own, panel, repliable, deletable } = row
  const { id, state, author, likesNumber, likedByUserIds } = entry.comment
  const nick = shownNick(author.nick)
  const sharing = panel?.kind === 'share'
  const likes = likesNumber > 0 ? number(likesNumber) : ''
  const allowed = (act: () => void) => () => {
    if (reader.status === 'open') act()
    else if (reader.status !== 'unknown') store.openDialog({ kind: 'locked' })
  }
  return (
    <>
      <div className="actions">
        {state === 'published' && (
          <>
            <button
              type="button"
              className="like"
              aria-label={`${t(threadMessages.like)} ${likes}`.trimEnd()}
              aria-pressed={likedByUserIds.includes(userIdOf(reader) ?? '')}
              onClick={allowed(() => void store.toggleLike(id))}
            >
              {likes}
            </button>
            {repliable && (
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
              aria-expanded={sharing}
              onClick={() => (sharing ? store.closePanel() : store.openPanel({ id, kind: 'share', asked: true }))}
            >
              {t(threadMessages.share)}
            </button>
          </>
        )}
        {(!own || deletable) && (
          <CommentMore row={row} onReport={allowed(() => store.openDialog({ kind: 'report', id }))} />
        )}
      </div>
      {entry.failure && <FailureNotice failure={entry.failure} />}
    </>
  )
}
