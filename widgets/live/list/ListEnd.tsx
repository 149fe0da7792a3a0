import { useEffect } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from '../live.messages.ts'
import type { LiveFeed } from '../live.model.ts'

export interface ListEndProps {
  feed: LiveFeed
  onMore: () => void
  /** Called whenever all messages above it are rendered. */
  onShown: () => void
}

/** The end below the messages: the button for more, or that there are none. */
export function ListEnd({
  feed: {
    messages: { length },
    more,
    view,
    ended,
  },
  onMore,
  onShown,
}: ListEndProps) {
  const { t } = useIntl()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list page may come whole, without this having gone in between.
  useEffect(onShown, [onShown, length])
  if (more.status === 'complete') {
    if (view.order === 'oldest') return ended ? <p className="end">{t(messages.ended)}</p> : null
    return <p className="end">{t(messages.beginning)}</p>
  }
  return (
    <div className="end">
      {more.status === 'failed' && <FailureNotice failure={more.failure} message={t(messages.failedMore)} />}
      <Button part="more" busy={more.status === 'loading' ? t(messages.loadingMore) : undefined} onClick={onMore}>
        {t(messages.more)}
      </Button>
    </div>
  )
}
