import type { Page } from '#islands/runtime/page.types.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { FeedWatch } from '#page/feed/feedWatch.types.ts'
import { openFeedWatch } from '#page/feed/openFeedWatch.ts'
import { type LiveOptions, type SharedAnswer, sharedAnswerSchema } from '../live.schema.ts'
import type { LiveStore } from '../live.store.ts'

interface Watching {
  key: string
  watch: FeedWatch<SharedAnswer>
  end(): void
}

/**
 * Asks for what is new while the page is visible and the live has not ended, on the schedule of the bottom bar's feed: once a period for all tabs of the
 * browser that show the same live with the same filters.
 */
export function watchLive(
  store: LiveStore,
  { kind, liveId }: Pick<LiveOptions, 'kind' | 'liveId'>,
  { now, report, timeZone }: Pick<Page, 'now' | 'report' | 'timeZone'>,
  signal: AbortSignal,
): void {
  let watching: Watching | undefined

  /** Undefined while nothing is to be asked. */
  const currentKey = () => {
    const state = store.getState()
    if (state.status !== 'open' || state.ended) return undefined
    const chosen = Object.entries(state.view.chosen).map(([name, values]) => `${name}=${values}`)
    return ['quiosc-live', kind, liveId, ...chosen].join('/')
  }
  const open = (key: string): Watching => {
    const lifetime = new AbortController()
    const watch = openFeedWatch({
      key,
      ask: store.ask,
      schema: sharedAnswerSchema(timeZone),
      onAnswer: (answer) => void store.receive(answer),
      // A live is over within days: what is kept of it goes with the tab.
      storage: () => window.sessionStorage,
      now,
      report,
      signal: lifetime.signal,
    })
    return { key, watch, end: () => lifetime.abort() }
  }
  const follow = () => {
    const key = signal.aborted ? undefined : currentKey()
    if (key !== watching?.key) {
      watching?.end()
      watching = key === undefined ? undefined : open(key)
    }
    if (ownDocument().visibilityState === 'visible') watching?.watch.resume()
    else watching?.watch.pause()
  }
  const look = () => {
    if (ownDocument().visibilityState === 'visible') store.comeBack()
    follow()
  }
  listen(ownDocument(), 'visibilitychange', look, { signal })
  signal.addEventListener('abort', follow)
  signal.addEventListener('abort', store.subscribe(follow))
  follow()
}
