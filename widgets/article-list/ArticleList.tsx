import { useLayoutEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import { isPlainClick } from '#kit/dom/isPlainClick.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { onApproach } from '#kit/ui/onApproach.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from './article-list.messages.ts'
import type { ArticleListStore } from './article-list.store.ts'

export interface ArticleListProps {
  store: ArticleListStore
  /** Hides the CMS's link, which is the fallback of the one here. @returns Shows it again. */
  hideNextLink(): () => void
}

/** The CMS's list in its place, and below it a link to the next list page, which a plain click adds to the list. It stays mounted and focused while the page loads. */
export function ArticleList({ store, hideNextLink }: ArticleListProps) {
  const { number, t } = useIntl()
  const state = useStore(store)
  // Of the frame that shows ours.
  useLayoutEffect(hideNextLink, [hideNextLink])
  // The list is there, whatever becomes of the next list page.
  useHostView('shown')
  const added = 'added' in state ? state.added : undefined
  const news = useMemo(
    () => added && { text: t(messages.added, { count: added.count, number: number(added.count) }) },
    [added, number, t],
  )
  const isLoading = state.status === 'loading'

  return (
    <>
      <slot />
      <div className="end-of-list">
        {state.status === 'failed' && <FailureNotice failure={state.failure} message={t(messages.failed)} />}
        {state.status === 'complete' && state.isLonger && <p className="end">{t(messages.end)}</p>}
        {state.status !== 'complete' && (
          <span ref={(element) => onApproach(element, store.prepare)}>
            <LinkButton
              href={state.next.href}
              rel="next"
              part="more"
              aria-disabled={isLoading}
              aria-busy={isLoading}
              icon={isLoading ? <Spinner /> : undefined}
              onClick={(event) => {
                if (state.next.by === 'navigation' || !isPlainClick(event)) return
                event.preventDefault()
                void store.more()
              }}
            >
              {t(state.next.by === 'request' ? messages.more : messages.next)}
            </LinkButton>
          </span>
        )}
      </div>
      <LiveRegion announcement={news} />
    </>
  )
}
