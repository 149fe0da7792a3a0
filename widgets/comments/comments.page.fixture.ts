import { expect, vi } from 'vitest'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { keepNewest } from '#mocks/backend/comments/keepNewest.ts'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend as startMocks } from '#testing/startBackend.ts'
import { commentsIsland } from './comments.island.tsx'

export const eventually = (check: () => void) => vi.waitFor(check)

export const focused = () => deepActiveElement()

/** Waits until the page of the list that a comment stands in has all its rows: its first frame shows a screenful. */
export const wholePage = (article: Element) => eventually(() => expect(article.closest('[data-partial]')).toBeNull())

export interface Scene extends Situation {
  contentId?: string
  order?: 'asc' | 'desc'
  /** The level of the headline. */
  heading?: string
  /** The conversation has that many comments with their replies, the newest ones; all by default. */
  newest?: number
}

/** In a file whose usual scene is a short conversation. */
export const whole: Scene = { newest: Number.POSITIVE_INFINITY }

/** The newspaper's backend behind the tests of a file; each one starts afresh, with the file's own scene where it names no other. */
export function startBackend(usual: Scene = {}) {
  const backend = startMocks()
  return {
    backend,
    /** Opens a page with the comments on it: the island on the real runtime, in English. `reopen` keeps the state of the backend and the tab. */
    open(own: Scene = {}) {
      const scene = { ...usual, ...own }
      const { contentId = CONTENT, newest } = scene
      backend().set({ persona: 'subscriber', ...scene })
      if (newest) keepNewest(backend().backend.state, contentId, newest)
      return mountComments(scene)
    },
    reopen: mountComments,
  }
}

/** The article with about twenty comments. */
const CONTENT = '1002'

const events = ['quiosc:comments-counted', 'quiosc:comment-posted', 'quiosc:comment-liked', 'quiosc:comment-deleted']

function mountComments({ contentId = CONTENT, order, heading }: Scene) {
  const onEvent = vi.fn()
  const mounted = mountOnPage({
    island: commentsIsland,
    options: { contentId, ...(order && { order }), ...(heading && { heading }) },
    watch(_, signal) {
      for (const name of events) {
        const record = (event: Event) => onEvent(name, event instanceof CustomEvent && event.detail)
        document.addEventListener(name, record, { signal })
      }
    },
  })
  return {
    ...mounted,
    onEvent,
    /** The view, with all rows of the page that it begins with. */
    async ready() {
      const view = await mounted.ready()
      await eventually(() => expect(mounted.host.shadowRoot?.querySelector('[data-partial]')).toBeNull())
      return view
    },
  }
}
