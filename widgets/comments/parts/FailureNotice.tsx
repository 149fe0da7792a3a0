import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import { failureMessage } from '../../../src/api/apiFailure.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../../src/i18n/shared.messages.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { uiMessages } from '../../../src/ui/ui.messages.ts'

export interface FailureNoticeProps {
  failure: ApiFailure
  /** What a press tries again; without it the reader repeats what was lost. */
  onRetry?: () => void
}

/** A failure in the catalogue's words (content-features §8). */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const { t } = useIntl()
  return (
    <Notice kind="error" action={onRetry && { label: t(uiMessages.retry), run: onRetry }}>
      {t(failureMessages[failureMessage(failure)])}
    </Notice>
  )
}
