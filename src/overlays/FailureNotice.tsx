import { useLayoutEffect } from 'react'
import type { ApiFailure } from '../api/apiFailure.ts'
import { failureMessage } from '../api/apiFailure.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { failureMessages, retryMessages } from '../i18n/shared.messages.ts'
import { Notice } from '../ui/feedback/Notice.tsx'
import { uiMessages } from '../ui/ui.messages.ts'

export interface FailureNoticeProps {
  failure: ApiFailure
  /**
   * Loads again what failed; never a write, because it is called without a press too. Without it there is no button: the reader repeats their own
   * action.
   */
  onRetry?: () => void
  /** The caller has a control of its own that tries again, so the text does not say “later”. Implied by `onRetry`. */
  again?: boolean
  /** The button's label while the retry is pending; undefined while it is not. */
  retrying?: string | undefined
}

/**
 * A failure with its message of the error catalogue (content-features §8). A network failure is retried automatically when the network returns.
 * Needs `notice.css` and `button.css`.
 */
export function FailureNotice({ failure, onRetry, again = onRetry !== undefined, retrying }: FailureNoticeProps) {
  const { t } = useIntl()
  const unreachable = failure.kind === 'network' || failure.kind === 'timeout'

  // A layout effect: it listens from the frame on that shows the failure.
  useLayoutEffect(() => {
    if (!onRetry || !unreachable || retrying) return
    const retry = () => onRetry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [onRetry, unreachable, retrying])

  const key = failureMessage(failure)
  // What a reader is not allowed to do says nothing of later.
  const brief = again && key !== 'unauthorized' && key !== 'forbidden'
  return (
    <Notice kind="error" action={onRetry && { label: t(uiMessages.retry), run: onRetry, busy: retrying }}>
      {t(brief ? retryMessages[key] : failureMessages[key])}
    </Notice>
  )
}
