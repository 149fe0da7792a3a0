import type { MouseEvent } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../../src/overlays/FailureNotice.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { messages } from '../live.messages.ts'
import type { LiveFeed } from '../live.model.ts'

export interface ListEndProps {
  feed: LiveFeed
  onMore: () => void
}

/** What stands below the messages: the button for more, or that there are none. */
export function ListEnd({ feed: { more, view, ended }, onMore }: ListEndProps) {
  const { t } = useIntl()
  if (more.status === 'complete') {
    if (view.order === 'oldest') return ended ? <p className="end">{t(messages.ended)}</p> : null
    return <p className="end">{t(messages.beginning)}</p>
  }
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the last page: the next Tab leads from here to the first message that comes.
    const shown = currentTarget.closest('section')?.querySelectorAll('article')
    shown?.[shown.length - 1]?.focus({ preventScroll: true })
    onMore()
  }
  return (
    <div className="end">
      {more.status === 'failed' && <FailureNotice failure={more.failure} again />}
      <Button part="more" busy={more.status === 'loading' ? t(messages.loadingMore) : undefined} onClick={press}>
        {t(messages.more)}
      </Button>
    </div>
  )
}
