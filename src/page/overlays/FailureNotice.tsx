import { useLayoutEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import { type ApiFailure, failureMessage } from '../api/apiFailure.ts'

export interface FailureNoticeProps {
  failure: ApiFailure
  /**
   * A sentence about what could not be loaded: “We could not load the comments.” It replaces the catalogue's message, which the record of the failure
   * keeps, unless the reader is not allowed to load it.
   */
  message?: string
  /**
   * Loads again what failed; never a write, because it is called without a press too. Without it there is no button: the reader repeats their own
   * action.
   */
  onRetry?: () => void
  /** The button's label while the retry is pending; undefined while it is not. */
  retrying?: string | undefined
}

/**
 * The failure in a sentence of the caller's, or the error catalogue's message (content-features §8). A network failure is retried automatically when the network returns.
 */
export function FailureNotice({ failure, message, onRetry, retrying }: FailureNoticeProps) {
  const { t } = useIntl()
  const [isOffline, setOffline] = useState(false)
  const unreachable = failure.kind === 'network' || failure.kind === 'timeout'

  // A layout effect: it listens from the frame on that shows the failure.
  useLayoutEffect(() => {
    // A browser's word alone may be wrong, but here a request has found no network either.
    setOffline(failure.kind === 'network' && !navigator.onLine)
    if (!onRetry || !unreachable || retrying) return
    const retry = () => onRetry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failure, onRetry, unreachable, retrying])

  const key = failureMessage(failure)
  const isRefused = key === 'unauthorized' || key === 'forbidden'
  const text = message && !isRefused ? message : t(failureMessages[key])
  return (
    <Notice kind="error" action={onRetry && { label: t(uiMessages.retry), run: onRetry, busy: retrying }}>
      {isOffline ? `${text} ${t(failureMessages.offline)}` : text}
    </Notice>
  )
}
