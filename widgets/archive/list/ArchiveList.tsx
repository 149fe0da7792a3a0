import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { attributeSelector } from '#lib/attributeSelector.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'
import { Issues } from '../issues/Issues.tsx'
import { SkeletonIssues } from '../issues/SkeletonIssues.tsx'
import type { ShownIssue } from '../issues/shownIssue.schema.ts'
import { Misrouted } from '../route/Misrouted.tsx'
import { isFiltered } from '../route/route.ts'
import { ArchiveHead } from './ArchiveHead.tsx'

export interface ArchiveListProps {
  state: ArchiveState
  onLocked: (issue: ShownIssue) => void
}

export function ArchiveList({ state, onLocked }: ArchiveListProps) {
  const { number, t } = useIntl()
  const { store } = useArchiveServices()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocus(state, section, heading)

  const { route, status } = state
  const total = status === 'shown' && isFiltered(route) ? state.total : undefined
  const news = useMemo(
    () =>
      total === undefined ? undefined : { text: t(messages.results, { count: total, number: number(total) }), route },
    [total, route, number, t],
  )

  return (
    <section ref={section} aria-labelledby="heading">
      {status !== 'misrouted' && <ArchiveHead state={state} headingRef={heading} />}
      {status === 'misrouted' && <Misrouted />}
      {status === 'loading' && <SkeletonIssues withLatest={!isFiltered(route) && route.listPage === 1} />}
      {status === 'error' && (
        <FailureNotice
          failure={state.failure}
          message={t(messages.failed)}
          onRetry={store.retry}
          retrying={state.retrying ? t(messages.loading) : undefined}
        />
      )}
      {status === 'shown' && <Issues state={state} onLocked={onLocked} />}
      <LiveRegion announcement={news} />
    </section>
  )
}

/** Moves the focus when the focused element is removed: to the new list's heading, or to the first paper that was added. A layout effect, because the next key may be pressed before the next frame. */
function useFocus(
  state: ArchiveState,
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const firstNewId = state.status === 'shown' ? state.firstNewId : undefined
  const { by, route, status } = state
  const order = useRef(route.order)
  useLayoutEffect(() => {
    // The toggle of the order keeps the focus while it is mounted.
    const kept = order.current !== route.order && isFiltered(route)
    order.current = route.order
    if (by === 'press' && !kept) heading.current?.focus({ preventScroll: true })
  }, [by, route, heading])
  useLayoutEffect(() => {
    if (firstNewId === undefined) return
    section.current?.querySelector<HTMLElement>(attributeSelector('data-issue', firstNewId))?.focus()
  }, [firstNewId, section])

  const before = useRef(status)
  useLayoutEffect(() => {
    // The pressed button is removed with its message.
    if (before.current === 'error' && status === 'shown') heading.current?.focus({ preventScroll: true })
    before.current = status
  }, [status, heading])
}
