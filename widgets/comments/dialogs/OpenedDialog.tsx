import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import choiceCss from '../../../src/ui/fields/choice.css?inline'
import dialogCss from '../../../src/ui/overlay/dialog.css?inline'
import { useComments, useCommentsServices } from '../context/CommentsContext.ts'
import type { OpenDialog } from '../core/comments.model.ts'
import { MuteDialog } from '../mute/MuteDialog.tsx'
import { ReportDialog } from '../report/ReportDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { LockedDialog } from './LockedDialog.tsx'

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
        <LockedDialog onClose={store.closeDialog} />
      ) : (
        <CommentDialog key={dialog.id} {...dialog} />
      )}
    </div>
  )
}

function CommentDialog({ kind, id }: Exclude<OpenDialog, { kind: 'locked' }>) {
  const { store } = useCommentsServices()
  const comment = useComments((state) => state.entries.get(id)?.comment)
  const reasons = useComments(({ list }) => (list.status === 'ready' ? list.reasons : undefined))
  const onClose = store.closeDialog
  if (!comment || !reasons) return null

  switch (kind) {
    case 'delete':
      return <DeleteDialog remove={() => store.remove(id)} onClose={onClose} />
    case 'report':
      return (
        <ReportDialog
          comment={comment}
          reasons={reasons}
          report={(reasonId) => store.report(id, reasonId)}
          onClose={onClose}
        />
      )
    case 'mute':
    case 'unmute':
      return <MuteDialog comment={comment} muted={kind === 'unmute'} onClose={onClose} />
  }
}
