import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Heading } from '#kit/ui/Heading.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { PollForm } from './ballot/PollForm.tsx'
import { messages } from './poll.messages.ts'
import type { PollStore } from './poll.store.ts'
import { PollResults } from './results/PollResults.tsx'

/** Placeholder rows while loading: most polls have about four options. */
const USUAL_OPTIONS = [0, 1, 2, 3]

export interface PollProps {
  store: PollStore
  /** Starts the store once the first frame is there; undefined where it has started before. */
  start: PollStore['start'] | undefined
}

export function Poll({ store, start }: PollProps) {
  const state = useStore(store)
  const { t } = useIntl()
  const question = useRef<HTMLHeadingElement>(null)
  const before = useRef(state.status)
  useHostView(state.status)

  useEffect(() => {
    const controller = new AbortController()
    void start?.(controller.signal)
    return () => controller.abort()
  }, [start])

  // The pressed button has unmounted. A layout effect, so that the focus moves before the next key press.
  useLayoutEffect(() => {
    const pressed = before.current === 'error' || (before.current === 'voting' && state.status !== 'open')
    before.current = state.status
    if (pressed) question.current?.focus({ preventScroll: true })
  }, [state.status])

  const justVoted = state.status === 'voted' && state.fresh
  const announcement = useMemo(() => (justVoted ? { text: t(messages.voteCounted) } : undefined), [justVoted, t])

  const heading = (title: string) => (
    <Heading id="question" part="question" headingRef={question} tabIndex={-1}>
      {title}
    </Heading>
  )
  switch (state.status) {
    case 'pending':
      return (
        <Loading label={t(messages.loading)}>
          <div className="poll" part="box">
            <Skeleton height={1.625} width="70%" />
            <div className="options">
              {USUAL_OPTIONS.map((option) => (
                <Skeleton key={option} height={3.25} />
              ))}
            </div>
            <Skeleton height={2.5} width={6} />
          </div>
        </Loading>
      )
    case 'error':
      return (
        <section className="poll" part="box" aria-labelledby="question">
          {heading(t(messages.title))}
          <FailureNotice
            failure={state.failure}
            message={t(messages.failed)}
            onRetry={store.retry}
            retrying={state.retrying ? t(messages.loading) : undefined}
          />
        </section>
      )
    default:
      return (
        <section className="poll" part="box" aria-labelledby="question">
          {heading(state.poll.question || t(messages.title))}
          {state.status === 'open' || state.status === 'voting' ? (
            <PollForm state={state} onChoose={store.choose} onVote={store.vote} />
          ) : (
            <PollResults state={state} onToggle={store.toggleResults} />
          )}
          <LiveRegion announcement={announcement} />
        </section>
      )
  }
}
