import type { ApiFailure } from '../api/apiFailure.ts'
import { failureMessage } from '../api/apiFailure.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { failureMessages } from '../i18n/shared.messages.ts'
import { Notice } from '../ui/Notice.tsx'
import { uiMessages } from '../ui/ui.messages.ts'

export interface FailureNoticeProps {
  failure: ApiFailure
  /** What a press tries again; without it the reader repeats what was lost. */
  onRetry?: () => void
  /** What the button says while that is on its way; undefined while it is not. */
  retrying?: string | undefined
}

/** A failure in the catalogue's words (content-features §8). Needs `notice.css` and `button.css`. */
export function FailureNotice({ failure, onRetry, retrying }: FailureNoticeProps) {
  const { t } = useIntl()
  return (
    <Notice kind="error" action={onRetry && { label: t(uiMessages.retry), run: onRetry, busy: retrying }}>
      {t(failureMessages[failureMessage(failure)])}
    </Notice>
  )
}
