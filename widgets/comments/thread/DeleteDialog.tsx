import { useIntl } from '#kit/i18n/IntlContext.ts'
import { ConfirmAction } from '#page/overlays/confirm/ConfirmAction.tsx'
import { threadMessages } from '../comments.messages.ts'
import type { CommandResult } from '../list/commandResult.ts'

export interface DeleteDialogProps {
  remove(): CommandResult
  onClose(): void
}

/** Confirms the deletion of a comment. */
export function DeleteDialog({ remove, onClose }: DeleteDialogProps) {
  const { t } = useIntl()
  return (
    <ConfirmAction
      title={t(threadMessages.deleteTitle)}
      text={t(threadMessages.deleteText)}
      confirmLabel={t(threadMessages.delete)}
      busy={t(threadMessages.deleting)}
      danger
      run={remove}
      onClose={onClose}
    />
  )
}
