import { useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import type { Result } from '#lib/result.ts'
import { type ApiFailure, failureMessage } from '../../api/apiFailure.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

export interface ConfirmActionProps extends Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'danger'> {
  /** The status after the confirmation. */
  busy: string
  /** The action. On success the caller closes the dialog; a failure is shown in it, and confirming again retries. */
  run(): Promise<Result<unknown, ApiFailure>>
  onClose(): void
}

type Running = { status: 'asking' } | { status: 'busy' } | { status: 'failed'; failure: ApiFailure }

/** Confirms an action that others can see or that is hard to undo, and performs it. */
export function ConfirmAction({ busy, run, onClose, ...texts }: ConfirmActionProps) {
  const { t } = useIntl()
  const [state, setState] = useState<Running>({ status: 'asking' })

  const confirm = async () => {
    setState({ status: 'busy' })
    const result = await run()
    if (!result.ok) setState({ status: 'failed', failure: result.failure })
  }
  return (
    <ConfirmDialog
      {...texts}
      cancelLabel={t(uiMessages.cancel)}
      busy={state.status === 'busy' ? busy : undefined}
      problem={state.status === 'failed' ? t(failureMessages[failureMessage(state.failure)]) : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
