import { LRUCache } from 'lru-cache'
import { prefetchPath } from '#islands/loader/registry.ts'
import type { AnswerCache } from '#server/renderer.types.ts'
import { registry } from '#widgets/registry.ts'
import { lifetimeOf } from './lifetimes.ts'

/** Of all answers together, in characters. */
const MAX_SIZE = 64_000_000

/** The widgets' first requests, by what their paths begin with. */
const beginnings = Object.entries(registry).flatMap(([widget, { prefetch }]) => {
  const [beginning] = prefetch ? prefetchPath(prefetch, {}).split('{') : []
  return beginning ? [{ widget, beginning: `/${beginning}` }] : []
})

/** Keeps the backend's answers, each for as long as a fragment of its widget would be. @param now Milliseconds, from whatever moment on. */
export function createAnswerCache(now: () => number): AnswerCache {
  const cache = new LRUCache<string, string>({
    maxSize: MAX_SIZE,
    sizeCalculation: (answer) => answer.length + 1,
    perf: { now },
    ttlResolution: 0,
  })
  return {
    get: (url) => cache.get(url),
    set(url, answer) {
      const widget = beginnings.find(({ beginning }) => url.includes(beginning))?.widget ?? ''
      cache.set(url, answer, { ttl: lifetimeOf(widget).fresh * 1000 })
    },
  }
}
