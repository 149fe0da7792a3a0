import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Menu, type MenuItem } from '#kit/ui/popup/Menu.tsx'
import type { PopupPartProps } from '#kit/ui/popup/PopupButton.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { useCommentsServices } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Row } from './useRow.ts'

export interface CommentMenuProps extends PopupPartProps {
  row: Row
}

/** The actions that are rarely needed: on others' comments to report and to mute, on one's own to delete. */
export function CommentMenu({ row, ...menu }: CommentMenuProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { store } = useCommentsServices()
  const { own, muted, reader } = row
  const { id, author, reported } = row.entry.comment
  const nick = shownNick(author.nick)
  const mute = muted ? 'unmute' : 'mute'
  const report = { label: t(threadMessages.report), run: () => store.press({ kind: 'report', id }) }
  const others: MenuItem[] = [reported ? { label: t(threadMessages.reported) } : report]
  if ('userId' in reader && author.id)
    others.push({ label: t(threadMessages[mute], { nick }), run: () => store.openDialog({ kind: mute, id }) })
  const remove = { label: t(threadMessages.delete), run: () => store.openDialog({ kind: 'delete', id }), danger: true }
  return <Menu {...menu} items={own ? [remove] : others} />
}
