import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../src/overlays/FailureNotice.tsx'
import { LiveRegion } from '../../src/ui/LiveRegion.tsx'
import { Loading } from '../../src/ui/Loading.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { PollForm } from './PollForm.tsx'
import { PollResults } from './PollResults.tsx'
import { messages } from './poll.messages.ts'
import type { PollStore } from './poll.store.ts'

/** How many options most polls have: what the page keeps free for them while they load. */
const USUAL_OPTIONS = [0, 1, 2, 3]

export function Poll({ store }: { store: PollStore }) {
  const state = useStore(store)
  const { t } = useIntl()
  const question = useRef<HTMLHeadingElement>(null)
  const before = useRef(state.status)

  useEffect(() => {
    const life = new AbortController()
    store.start(life.signal)
    return () => life.abort()
  }, [store])

  // The button that the reader pressed is gone with what it stood in; the focus goes on to what came of it, before the next key.
  useLayoutEffect(() => {
    const pressed = before.current === 'error' || (before.current === 'voting' && state.status !== 'open')
    before.current = state.status
    if (pressed) question.current?.focus({ preventScroll: true })
  }, [state.status])

  const counted = state.status === 'voted' && state.fresh
  const news = useMemo(() => (counted ? { text: t(messages.voteCounted) } : undefined), [counted, t])

  switch (state.status) {
    case 'pending':
      return (
        <Loading label={t(messages.loading)}>
          <div className="poll">
            <Skeleton height="calc(1.625 * var(--q-rem))" width="70%" />
            <div className="options">
              {USUAL_OPTIONS.map((option) => (
                <Skeleton key={option} height="calc(3.25 * var(--q-rem))" />
              ))}
            </div>
            <Skeleton height="calc(2.5 * var(--q-rem))" width="calc(6 * var(--q-rem))" />
          </div>
        </Loading>
      )
    case 'error':
      return (
        <FailureNotice
          failure={state.failure}
          onRetry={store.retry}
          retrying={state.retrying ? t(messages.loading) : undefined}
        />
      )
    default:
      return (
        <section className="poll" aria-labelledby="question">
          <h2 id="question" part="question" ref={question} tabIndex={-1}>
            {state.poll.question || t(messages.title)}
          </h2>
          {state.status === 'open' || state.status === 'voting' ? (
            <PollForm state={state} onChoose={store.choose} onVote={store.vote} />
          ) : (
            <PollResults state={state} onToggle={store.toggleResults} />
          )}
          <LiveRegion message={news} />
        </section>
      )
  }
}
