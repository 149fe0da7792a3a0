import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import choiceCss from '#kit/ui/choices/choice.css?inline'
import dialogCss from '#kit/ui/overlay/dialog.css?inline'
import { LockedDialog } from '../access/LockedDialog.tsx'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'
import { MuteDialog } from '../mute/MuteDialog.tsx'
import { ReportDialog } from '../report/ReportDialog.tsx'
import { DeleteDialog } from '../thread/DeleteDialog.tsx'
import type { OpenDialog } from './comments.model.ts'

export interface OpenedDialogProps {
  dialog: OpenDialog
}

/** Most readers open no dialog, so the styles are loaded with the first. */
const adopt = adoptAround(dialogCss, choiceCss)

/** The open dialog. It closes when its comment is removed. */
export function OpenedDialog({ dialog }: OpenedDialogProps) {
  const { store } = useCommentsServices()
  return (
    <div ref={adopt}>
      {dialog.kind === 'locked' ? (
        <LockedDialog press={dialog.press} onClose={store.closeDialog} />
      ) : (
        <CommentDialog key={dialog.id} {...dialog} />
      )}
    </div>
  )
}

/** In milliseconds: what has become of a report is nowhere else to be read. */
const THANKS_MS = 5000

function CommentDialog({ kind, id }: Exclude<OpenDialog, { kind: 'locked' }>) {
  const { t } = useIntl()
  const { store, page } = useCommentsServices()
  const comment = useComments((state) => state.entries.get(id)?.comment)
  const reasons = useComments(({ list }) => (list.status === 'ready' ? list.reasons : undefined))
  const onClose = store.closeDialog
  if (!comment || !reasons) return null

  const report = async (reasonId: string) => {
    const result = await store.report(id, reasonId)
    if (result.ok) page.snackbars.show({ kind: 'success', text: t(messages.reported), timeout: THANKS_MS })
    return result
  }
  switch (kind) {
    case 'delete':
      return <DeleteDialog remove={() => store.remove(id)} onClose={onClose} />
    case 'report':
      return <ReportDialog comment={comment} reasons={reasons} report={report} onClose={onClose} />
    case 'mute':
    case 'unmute':
      return <MuteDialog comment={comment} muted={kind === 'unmute'} onClose={onClose} />
  }
}
