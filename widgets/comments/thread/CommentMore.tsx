import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { More } from '../../../src/ui/More.tsx'
import { userIdOf } from '../access/reader.ts'
import { useTools } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { OpenDialog } from '../comments.model.ts'
import { shownNick } from '../comments.model.ts'
import type { Row } from './useRow.ts'

export interface CommentMoreProps {
  row: Row
  onReport: () => void
}

/** What is rarely needed: on others' comments to report and to mute, on one's own to delete. */
export function CommentMore({ row, onReport }: CommentMoreProps) {
  const { t } = useIntl()
  const { store } = useTools()
  const { own, muted, reader } = row
  const { id, author, reported } = row.entry.comment
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
  const mute = muted ? 'unmute' : 'mute'
  return (
    <More label={t(threadMessages.more, { nick })}>
      {(close) =>
        own ? (
          item(t(threadMessages.delete), open('delete'), true)(close)
        ) : (
          <>
            {reported ? (
              <p className="q-more-item">{t(threadMessages.reported)}</p>
            ) : (
              item(t(threadMessages.report), onReport)(close)
            )}
            {userIdOf(reader) !== undefined && item(t(threadMessages[mute], { nick }), open(mute))(close)}
          </>
        )
      }
    </More>
  )
}
