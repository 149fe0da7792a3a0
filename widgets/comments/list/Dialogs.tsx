import { useIntl } from '#kit/i18n/IntlContext.ts'
import { openingMessages } from '#kit/i18n/shared.messages.ts'
import { LazyPart, type LoadPart } from '#kit/ui/LazyPart.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { composerMessages, threadMessages } from '../comments.messages.ts'
import type { OpenedDialogProps } from './OpenedDialog.tsx'

const load: LoadPart<OpenedDialogProps> = async () => (await import('./OpenedDialog.tsx')).OpenedDialog

/** The dialogs, one at a time; their code is one chunk. */
export function Dialogs() {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { store, page } = useCommentsServices()
  const dialog = useComments((state) => state.dialog)
  const nick = useComments(({ dialog, entries }) => dialog?.id && entries.get(dialog.id)?.comment.author.nick)
  if (!dialog) return null

  const pressed = dialog.kind === 'locked' ? dialog.press : dialog.kind
  // Told over the page, because this place is below a list that may have no end; the next press is a new attempt.
  const onLoadFailed = () => {
    store.closeDialog()
    const name = pressed ? t(threadMessages[pressed], { nick: shownNick(nick ?? '') }) : t(composerMessages.write)
    page.snackbars.show({ kind: 'error', text: t(openingMessages.part, { name }) })
  }
  return <LazyPart load={load} props={{ dialog }} onLoadFailed={onLoadFailed} />
}
