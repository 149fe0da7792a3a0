import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { shownNick } from '../../../src/lib/shownNick.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { threadMessages } from '../comments.messages.ts'
import { useCommentsServices } from '../context/CommentsContext.ts'
import type { ReaderAction } from '../core/getCommentsReader.ts'
import { userIdOf } from '../core/getCommentsReader.ts'
import { CommentMenu } from './CommentMenu.tsx'
import { ShareButton } from './ShareButton.tsx'
import type { Row } from './useRow.ts'

/** What a reader can do with a comment. */
export function CommentActions({ row, permalink }: { row: Row; permalink: string }) {
  const { t, number } = useIntl()
  const { store, actions } = useCommentsServices()
  const { entry, reader, own, repliable, deletable } = row
  const { id, state, author, likesNumber, likedByUserIds } = entry.comment
  const nick = shownNick(author.nick)
  const likes = likesNumber > 0 ? number(likesNumber) : ''
  const press = (kind: ReaderAction['kind']) => () => store.press({ kind, id })
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
              onClick={press('like')}
            >
              {likes}
            </button>
            {repliable && (
              <button
                type="button"
                aria-label={t(threadMessages.replyTo, { nick })}
                onClick={reader.status === 'open' ? () => actions.reply(id) : press('reply')}
              >
                {t(threadMessages.reply)}
              </button>
            )}
            <ShareButton comment={entry.comment} permalink={permalink} />
          </>
        )}
        {(!own || deletable) && <CommentMenu row={row} onReport={press('report')} />}
      </div>
      {entry.failure && <FailureNotice failure={entry.failure} />}
    </>
  )
}
