import { useIntl } from '../../../src/i18n/IntlContext.ts'
import type { Outcome } from '../commentParts.ts'
import { threadMessages } from '../comments.messages.ts'
import { ConfirmCommand } from './ConfirmCommand.tsx'

export interface DeleteDialogProps {
  remove(): Outcome
  onClose(): void
}

/** Asks before a comment goes for good. */
export function DeleteDialog({ remove, onClose }: DeleteDialogProps) {
  const { t } = useIntl()
  return (
    <ConfirmCommand
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
