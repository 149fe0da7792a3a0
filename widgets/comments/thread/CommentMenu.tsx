import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { shownNick } from '../../../src/lib/shownNick.ts'
import type { MenuItem } from '../../../src/ui/popup/Menu.tsx'
import { MoreMenu } from '../../../src/ui/popup/MoreMenu.tsx'
import { threadMessages } from '../comments.messages.ts'
import { useCommentsServices } from '../context/CommentsContext.ts'
import type { OpenDialog } from '../core/comments.model.ts'
import { userIdOf } from '../core/getCommentsReader.ts'
import type { Row } from './useRow.ts'

export interface CommentMenuProps {
  row: Row
  onReport: () => void
}

/** What is rarely needed: on others' comments to report and to mute, on one's own to delete. */
export function CommentMenu({ row, onReport }: CommentMenuProps) {
  const { t } = useIntl()
  const { store } = useCommentsServices()
  const { own, muted, reader } = row
  const { id, author, reported } = row.entry.comment
  const nick = shownNick(author.nick)
  const open = (kind: Exclude<OpenDialog['kind'], 'locked'>) => () => store.openDialog({ kind, id })
  const mute = muted ? 'unmute' : 'mute'
  const items = (): readonly MenuItem[] => {
    if (own) return [{ label: t(threadMessages.delete), run: open('delete'), danger: true }]
    const report = reported ? { label: t(threadMessages.reported) } : { label: t(threadMessages.report), run: onReport }
    return userIdOf(reader) === undefined
      ? [report]
      : [report, { label: t(threadMessages[mute], { nick }), run: open(mute) }]
  }
  return <MoreMenu label={t(threadMessages.more, { nick })} items={items} />
}
