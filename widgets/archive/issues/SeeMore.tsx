import type { MouseEvent } from 'react'
import { isPlainClick } from '#kit/dom/isPlainClick.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'

/** The end of the list: a link to the next list page, which a plain click adds. It stays mounted and focused while that loads. */
export function SeeMore({ state }: { state: Extract<ArchiveState, { status: 'shown' }> }) {
  const { t } = useIntl()
  const { store } = useArchiveServices()
  const { more, listPage, listPages, route } = state
  if (more.status === 'complete') return listPages > 1 ? <p className="end">{t(messages.end)}</p> : null
  const add = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void store.more()
  }
  const loading = more.status === 'loading'
  return (
    <div className="more">
      {more.status === 'failed' && <FailureNotice failure={more.failure} message={t(messages.failed)} />}
      <LinkButton
        href={store.href({ ...route, listPage: listPage + 1 })}
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
