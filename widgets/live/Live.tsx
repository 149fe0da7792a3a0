import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Toggle } from '#kit/ui/fields/Toggle.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { FilterGroups } from './filter/FilterGroups.tsx'
import { useLiveServices } from './LiveServices.ts'
import { KeyPoints } from './link/KeyPoints.tsx'
import { useLinkedMessage } from './link/useLinkedMessage.ts'
import { ListEnd } from './list/ListEnd.tsx'
import { MessageList } from './list/MessageList.tsx'
import { SkeletonMessages } from './list/SkeletonMessages.tsx'
import { messages } from './live.messages.ts'
import { hasNewestEnd, type LiveState, newestOf, newsOf } from './live.model.ts'
import type { LiveOptions } from './live.schema.ts'
import type { LiveStore } from './live.store.ts'
import { NewsButton } from './news/NewsButton.tsx'
import { Updated } from './news/Updated.tsx'
import type { ReadingPlace } from './place/createReadingPlace.ts'
import { useSharing } from './share/useSharing.tsx'

export interface LiveProps {
  store: LiveStore
  place: ReadingPlace
  options: Pick<LiveOptions, 'ended' | 'filters' | 'sponsors' | 'sponsorEvery'>
}

const articlesIn = (feed: HTMLElement | null) => [...(feed?.querySelectorAll('article') ?? [])]

/** A live blog or a match: its head with the order and the filters, and the messages below it. */
export function Live({ store, place, options }: LiveProps) {
  const { number, t } = useIntl()
  const state = useStore(store)
  const feed = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  /** How many messages there were when the reader has asked for more. */
  const before = useRef<number>(undefined)
  useHostView(state.status)
  const { code } = useLiveServices()
  const { onShare, popup } = useSharing()
  const { go, seek } = useLinkedMessage(store, state, feed)
  const follow = useCallback((list: HTMLElement | null) => (list ? place.follow(list) : undefined), [place])

  // Before the news are scrolled to, which is another place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the messages have changed.
  useLayoutEffect(place.settle, [state])

  const arrival = state.status === 'open' ? state.arrival : undefined
  const announcement = useMemo(
    () => arrival && { text: t(messages.news, { count: arrival.count, number: number(arrival.count) }) },
    [arrival, number, t],
  )
  const brought = state.status === 'open' ? state.brought : undefined
  const listed = useMemo(
    () =>
      brought && {
        text: t(messages[brought.kind === 'list' ? 'listed' : 'added'], {
          count: brought.count,
          number: number(brought.count),
        }),
      },
    [brought, number, t],
  )
  const more = () => {
    before.current = articlesIn(feed.current).length
    // The button goes with the last list page; until the first message of the next one is there, the last one is the reader's place.
    articlesIn(feed.current).at(-1)?.focus({ preventScroll: true })
    void store.more()
  }
  /** The end of the list is shown, and with it all messages before it. */
  const showFirstNew = useCallback(() => {
    const articles = articlesIn(feed.current)
    const count = before.current
    if (count === undefined || articles.length === count) return
    before.current = undefined
    // A reader who has gone elsewhere meanwhile stays there.
    if (deepActiveElement() === articles[count - 1]) articles[count]?.focus()
  }, [])
  const onShown = useCallback(() => {
    showFirstNew()
    seek()
  }, [showFirstNew, seek])
  const showNews = () => {
    asked.current = true
    store.show()
  }
  // The button has gone, and what it promised is there. A layout effect, so that nothing else is seen before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the messages have come.
  useLayoutEffect(() => {
    if (!asked.current) return
    asked.current = false
    feed.current?.querySelector('article')?.focus({ preventScroll: true })
    feed.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [state])
  const newest = state.status === 'open' ? newestOf(state) : undefined
  const hasEnded = state.status === 'open' ? state.ended : options.ended

  return (
    <section className="live" part="feed" aria-label={t(messages.title)}>
      <div className="head">
        <div className="state">
          <p className="status" data-ended={hasEnded ? '' : undefined}>
            {t(hasEnded ? messages.ended : messages.now)}
          </p>
          {!hasEnded && typeof newest?.publishedDate === 'number' && <Updated time={newest.publishedDate} />}
        </div>
        <Toggle
          label={t(messages.order)}
          options={[
            { value: 'newest', label: t(messages.newest) },
            { value: 'oldest', label: t(messages.oldest) },
          ]}
          value={state.view.order}
          onChange={(value) => void store.choose({ order: value === 'oldest' ? 'oldest' : 'newest' })}
        />
      </div>
      {options.filters.length > 0 && (
        <FilterGroups
          groups={options.filters}
          chosen={state.view.chosen}
          onChange={(chosen) => void store.choose({ chosen })}
        />
      )}
      {board(state)}
      {state.status === 'open' && <KeyPoints of={state.messages} onGo={go} />}
      {/* Another element with the first messages: the key points and the board that come with them move nothing that has been seen. */}
      <div key={state.status} className="feed" ref={feed}>
        <NewsButton count={newsOf(state)} onPress={showNews} />
        {content(state)}
      </div>
      {popup}
      <LiveRegion announcement={announcement ?? listed} />
    </section>
  )

  /** Of all events alone: not while filters leave some out, or while the newest are missing. */
  function board(state: LiveState) {
    const { Scoreboard } = code()
    if (!Scoreboard || state.status !== 'open' || !state.teams) return null
    if (Object.keys(state.view.chosen).length > 0 || !hasNewestEnd(state)) return null
    return <Scoreboard teams={state.teams} messages={state.messages} hasEnded={state.ended} />
  }

  function content(state: LiveState) {
    switch (state.status) {
      case 'loading':
        return <SkeletonMessages />
      case 'failed':
        return (
          <FailureNotice
            failure={state.failure}
            message={t(messages.failed)}
            onRetry={() => void store.load()}
            retrying={state.retrying ? t(messages.loading) : undefined}
          />
        )
      case 'open': {
        const isFiltered = Object.keys(state.view.chosen).length > 0
        if (state.messages.length === 0)
          return <p className="nothing">{t(isFiltered ? messages.noMatch : messages.empty)}</p>
        return (
          <MessageList
            feed={state}
            listRef={follow}
            sponsors={options.sponsors}
            sponsorEvery={options.sponsorEvery}
            onShare={onShare}
            end={<ListEnd feed={state} onMore={more} onShown={onShown} />}
          />
        )
      }
    }
  }
}
