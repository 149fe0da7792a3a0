import type { MouseEvent } from 'react'
import { failureMessage } from '../../../src/api/apiFailure.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../../src/i18n/shared.messages.ts'
import { Notice } from '../../../src/ui/feedback/Notice.tsx'
import { Spinner } from '../../../src/ui/feedback/Spinner.tsx'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'
import { isPlainClick } from '../route/isPlainClick.ts'

/** The end of the list: a link to the next page, which a plain click appends to this one. It stays mounted and focused while the page loads. */
export function SeeMore({ state }: { state: Extract<ArchiveState, { status: 'shown' }> }) {
  const { t } = useIntl()
  const { store } = useArchiveServices()
  const { more, page, pages, route } = state
  if (more.status === 'ended') return pages > 1 ? <p className="end">{t(messages.end)}</p> : null
  const add = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void store.more()
  }
  const loading = more.status === 'loading'
  return (
    <div className="more">
      {more.status === 'failed' && <Notice kind="error">{t(failureMessages[failureMessage(more.failure)])}</Notice>}
      <LinkButton
        href={store.href({ ...route, page: page + 1 })}
        onClick={add}
        data-more=""
        aria-disabled={loading}
        aria-busy={loading}
        icon={loading ? <Spinner /> : undefined}
      >
        {t(messages.more)}
      </LinkButton>
    </div>
  )
}
