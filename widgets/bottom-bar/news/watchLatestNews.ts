import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { queryMedia } from '#lib/queryMedia.ts'
import { openFeedWatch } from '#page/feed/openFeedWatch.ts'
import { createLocalStore } from '#page/storage/createLocalStore.ts'
import { createLatestNewsApi } from '../bottom-bar.api.ts'
import { NewsStateSchema } from '../bottom-bar.schema.ts'
import { createNewsStore, type NewsStore } from '../bottom-bar.store.ts'

/** The width up to which there is a bar, the same as in its styles; without ranges, which media queries of older browsers lack. */
const PHONE = '(max-width: 767.98px)'

/**
 * Follows the latest news while the page is visible and has a bar to show them on.
 *
 * @param reading Whether the page is the latest-news page, which clears the dot.
 */
export function watchLatestNews(
  feed: string,
  reading: boolean,
  { client, inBrowser, now, report }: Pick<IslandContext, 'client' | 'inBrowser' | 'now' | 'report'>,
  signal: AbortSignal,
): NewsStore {
  const key = `quiosc-feed-${feed}`
  const storage = () => window.localStorage
  const store = createNewsStore({
    api: createLatestNewsApi(client, feed, signal),
    memory: createLocalStore({ storage, key, schema: NewsStateSchema, now, report, ttl: Number.POSITIVE_INFINITY }),
    reading,
  })
  inBrowser(() => {
    const watch = openFeedWatch({
      key,
      ask: store.ask,
      schema: NewsStateSchema,
      onAnswer: store.tell,
      storage,
      now,
      report,
      signal,
    })

    const phone = queryMedia(PHONE)
    const follow = () => {
      const visible = ownDocument().visibilityState === 'visible'
      if (visible) store.recall()
      if (visible && reading) watch.share(store.visit())
      if (visible && phone.matches) watch.resume()
      else watch.pause()
    }
    listen(ownDocument(), 'visibilitychange', follow, { signal })
    listen(phone, 'change', follow, { signal })
    follow()
  })
  return store
}
