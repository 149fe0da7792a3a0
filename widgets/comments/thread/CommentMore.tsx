import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { More } from '../../../src/ui/More.tsx'
import { userIdOf } from '../access/reader.ts'
import { useComments, useTools } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { OpenDialog } from '../comments.model.ts'
import { canDelete, shownNick } from '../comments.model.ts'
import type { Comment } from '../comments.schema.ts'

export interface CommentMoreProps {
  comment: Comment
  muted: boolean
  onReport: () => void
}

/** What is rarely needed: on others' comments to report and to mute, on one's own to delete. */
export function CommentMore({ comment, muted, onReport }: CommentMoreProps) {
  const { t } = useIntl()
  const { store } = useTools()
  const userId = useComments((state) => userIdOf(state.reader))
  const deletable = useComments(({ list }) => list.status === 'ready' && canDelete(comment, list.options, userId))
  const { id, author, reported } = comment
  const own = author.id === userId
  if (own && !deletable) return null

  const nick = shownNick(author.nick)
  // Closing first gives the focus back to the button: that is where the dialog leaves it in the end.
  const item =
    (label: string, act: () => void, danger = false) =>
    (close: () => void) => (
      <button
        type="button"
        className="q-more-item"
        data-danger={danger ? '' : undefined}
        onClick={() => {
          close()
          act()
        }}
      >
        {label}
      </button>
    )
  const open = (kind: Exclude<OpenDialog['kind'], 'locked'>) => () => store.openDialog({ kind, id })
  const remove = item(t(threadMessages.delete), open('delete'), true)
  const report = item(t(threadMessages.report), onReport)
  const mute = muted
    ? item(t(threadMessages.unmute, { nick }), open('unmute'))
    : item(t(threadMessages.mute, { nick }), open('mute'))
  return (
    <More label={t(threadMessages.more, { nick })}>
      {(close) =>
        own ? (
          remove(close)
        ) : (
          <>
            {reported ? <p className="q-more-item">{t(threadMessages.reported)}</p> : report(close)}
            {userId !== undefined && mute(close)}
          </>
        )
      }
    </More>
  )
}
