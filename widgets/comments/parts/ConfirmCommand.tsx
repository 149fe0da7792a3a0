import { useState } from 'react'
import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import { failureMessage } from '../../../src/api/apiFailure.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../../src/i18n/shared.messages.ts'
import type { ConfirmDialogProps } from '../../../src/ui/ConfirmDialog.tsx'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'
import type { Outcome } from '../commentParts.ts'

export interface ConfirmCommandProps extends Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'danger'> {
  /** What is going on after the confirmation. */
  busy: string
  /** What is confirmed; when it has worked the store takes the dialog away. */
  run(): Outcome
  onClose(): void
}

type Running = { status: 'asking' } | { status: 'busy' } | { status: 'failed'; failure: ApiFailure }

/** Asks before something is done that others see, or that is hard to take back. */
export function ConfirmCommand({ busy, run, onClose, ...texts }: ConfirmCommandProps) {
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
