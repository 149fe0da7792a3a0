import type { MouseEvent } from 'react'
import { isPlainClick } from '#kit/dom/isPlainClick.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'

/** The end of the list: a link to the next page, which a plain click appends to this one. It stays mounted and focused while the page loads. */
export function SeeMore({ state }: { state: Extract<ArchiveState, { status: 'shown' }> }) {
  const { t } = useIntl()
  const { store } = useArchiveServices()
  const { more, page, pages, route } = state
  if (more.status === 'complete') return pages > 1 ? <p className="end">{t(messages.end)}</p> : null
  const add = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void store.more()
  }
  const loading = more.status === 'loading'
  return (
    <div className="more">
      {more.status === 'failed' && <FailureNotice failure={more.failure} what={t(messages.failed)} />}
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
