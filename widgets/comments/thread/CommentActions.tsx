import { useIntl } from '#kit/i18n/IntlContext.ts'
import { MoreMenu } from '#kit/ui/popup/MoreMenu.tsx'
import { PopupButton } from '#kit/ui/popup/PopupButton.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { type ReaderAction, userIdOf } from '../access/getCommentsReader.ts'
import { useCommentsServices } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Row } from './useRow.ts'

const loadShare = async () => (await import('../share/SharePopup.tsx')).SharePopup
const loadMenu = async () => (await import('./CommentMenu.tsx')).CommentMenu

/** The actions that a reader has for a comment. */
export function CommentActions({ row, permalink }: { row: Row; permalink: string }) {
  const { t, number } = useIntl()
  const shownNick = useShownNick()
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
            <PopupButton
              label={t(threadMessages.shareOf, { nick })}
              load={loadShare}
              props={{ comment: entry.comment, permalink }}
            >
              {t(threadMessages.share)}
            </PopupButton>
          </>
        )}
        {(!own || deletable) && <MoreMenu label={t(threadMessages.more, { nick })} load={loadMenu} props={{ row }} />}
      </div>
      {entry.failure && (
        <div className="below">
          <FailureNotice failure={entry.failure} />
        </div>
      )}
    </>
  )
}
