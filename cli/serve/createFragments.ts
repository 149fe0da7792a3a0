import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Renderer, RenderOptions, RenderReport } from '#server/renderer.types.ts'
import { lifetimeOf } from './lifetimes.ts'
import type { Fragment } from './readFragment.ts'

/** Of all fragments together, in bytes. */
const MAX_SIZE = 64_000_000

/** Markers that could not be filled: as many as a page of a large paper has, several times over. */
const MAX_BARE = 1_000

/** A fragment as it is sent. */
export interface RenderedFragment {
  /** HTML as it is sent: a text would take twice the memory, and be encoded for each reader. */
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** `filled`: with its view. `bare`: the marker alone, which loads its widget as if there were no server. */
  status: 'filled' | 'bare'
}

export interface FragmentsDeps {
  renderWidget: Renderer['renderWidget']
  options: RenderOptions
  /** Milliseconds, from whatever moment on. */
  now(): number
  onReport(report: RenderReport): void
  /** Called for each rendering, with how long it took in milliseconds. */
  onRendered(widget: string, duration: number): void
}

/**
 * Rendered fragments, kept for as long as their widget's {@link lifetimeOf}. Requests for the same fragment share one rendering. An older one is sent while a new one
 * is rendered, and as long as the backend does not answer.
 */
export function createFragments({ renderWidget, options, now, onReport, onRendered }: FragmentsDeps) {
  const render = async ({ widget, attributes }: Fragment): Promise<RenderedFragment> => {
    const start = now()
    const problems: RenderReport[] = []
    const html = await renderWidget(widget, { attributes }, { ...options, onReport: (one) => void problems.push(one) })
    onRendered(widget, now() - start)
    problems.forEach(onReport)
    const body = new TextEncoder().encode(html)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    return { body, etag, status: problems.length === 0 ? 'filled' : 'bare' }
  }

  const bare = new LRUCache<string, RenderedFragment>({ max: MAX_BARE })
  const cache = new LRUCache<string, RenderedFragment, Fragment>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ body }) => body.length + 1,
    perf: { now },
    // The time is read anew for each request.
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    allowStaleOnFetchRejection: true,
    async fetchMethod(key, _, { context }) {
      const fragment = await render(context)
      if (fragment.status === 'filled') return fragment
      bare.set(key, fragment)
      // An older one is better, if there is one.
      throw new Error('A marker could not be filled')
    },
  })

  return {
    /** @throws {Error} If the renderer has thrown: a bug of ours. */
    async get(fragment: Fragment): Promise<RenderedFragment> {
      const { key, widget } = fragment
      const { fresh, stale } = lifetimeOf(widget)
      // Below zero once it is not fresh any more.
      const left = cache.getRemainingTTL(key)
      const ttl = fresh * 1000
      const rendered = await cache.fetch(key, { context: fragment, ttl, allowStale: left > -stale * 1000 })
      const found = rendered ?? bare.get(key)
      if (!found) throw new Error(`${widget} could not be rendered`)
      return found
    },
  }
}
