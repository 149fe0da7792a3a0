import { createFeedWatch } from '../../../src/feed/createFeedWatch.ts'
import { FeedPlanSchema } from '../../../src/feed/feedPlan.ts'
import { lockTurn } from '../../../src/feed/lockTurn.ts'
import { openFeedChannel } from '../../../src/feed/openFeedChannel.ts'
import type { Page } from '../../../src/runtime/page.types.ts'
import { createLocalStore } from '../../../src/storage/createLocalStore.ts'
import { createLatestNewsApi } from '../bottom-bar.api.ts'
import { NewsStateSchema } from '../bottom-bar.schema.ts'
import type { NewsStore } from '../bottom-bar.store.ts'
import { createNewsStore } from '../bottom-bar.store.ts'

/** How often the latest news are asked for, in milliseconds (content-features §9, "Notification poll"). */
const PERIOD = 120_000

/** Where there is a bar, the same as in its styles; without ranges, which media queries of older browsers lack. */
const PHONE = '(max-width: 767.98px)'

/**
 * Follows the latest news while the page is visible and has a bar to show them on.
 *
 * @param reading Whether the page is the latest-news page, which clears the dot.
 */
export function watchLatestNews(
  feed: string,
  reading: boolean,
  { client, now, report }: Pick<Page, 'client' | 'now' | 'report'>,
  signal: AbortSignal,
): NewsStore {
  const key = `quiosc-feed-${feed}`
  const kept = { storage: () => window.localStorage, now, report, ttl: Number.POSITIVE_INFINITY }
  const store = createNewsStore({
    api: createLatestNewsApi(client, feed, signal),
    memory: createLocalStore({ ...kept, key, schema: NewsStateSchema }),
    reading,
  })
  const watch = createFeedWatch({
    period: PERIOD,
    ask: store.ask,
    schema: NewsStateSchema,
    onAnswer: store.tell,
    memory: createLocalStore({ ...kept, key: `${key}-plan`, schema: FeedPlanSchema }),
    channel: openFeedChannel(key, signal),
    turn: lockTurn(navigator.locks, key),
    clock: {
      now: () => now().getTime(),
      setTimer(act, ms) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
    },
    random: Math.random,
    signal,
  })

  const phone = window.matchMedia(PHONE)
  const follow = () => {
    const visible = document.visibilityState === 'visible'
    if (visible) store.recall()
    if (visible && reading) watch.share(store.visit())
    if (visible && phone.matches) watch.resume()
    else watch.pause()
  }
  document.addEventListener('visibilitychange', follow, { signal })
  phone.addEventListener('change', follow, { signal })
  follow()
  return store
}
