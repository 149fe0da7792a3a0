import { configure } from '@testing-library/dom'
import { expect, vi } from 'vitest'
import type { Situation } from '../../mocks/backend/createSwitchboard.ts'
import { deepActiveElement } from '../../src/dom/deepActiveElement.ts'
import { mountOnPage } from '../../src/testing/mountOnPage.ts'
import { startBackend as startMocks } from '../../src/testing/startBackend.ts'
import { commentsIsland } from './comments.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

export const eventually = (check: () => void) => vi.waitFor(check)

export const focused = () => deepActiveElement()

// A long thread's markup in every failed query's message takes longer to write than the query.
configure({ getElementError: (message) => new Error(message ?? '') })

/** Waits until the page of the list that a comment stands in has all its rows: its first frame shows a screenful. */
export const wholePage = (article: Element) => eventually(() => expect(article.closest('[data-partial]')).toBeNull())

export interface Scene extends Situation {
  contentId?: string
  order?: 'asc' | 'desc'
  /** The level of the headline. */
  heading?: string
}

/** The newspaper's backend behind the tests of a file; each one starts afresh. */
export function startBackend() {
  const backend = startMocks()
  return {
    backend,
    /** Opens a page with the comments on it: the island on the real runtime, in English. `reopen` keeps the state of the backend and the tab. */
    open(scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      return mountComments(scene)
    },
    reopen: mountComments,
  }
}

const events = ['comments-counted', 'comment-posted', 'comment-liked', 'comment-deleted']

function mountComments({ contentId = '1002', order, heading }: Scene) {
  const onEvent = vi.fn()
  const mounted = mountOnPage({
    island: commentsIsland,
    options: { contentId, ...(order && { order }), ...(heading && { heading }) },
    texts,
    watch(_, signal) {
      for (const name of events) {
        const record = (event: Event) => onEvent(name, event instanceof CustomEvent && event.detail)
        document.addEventListener(`quiosc:${name}`, record, { signal })
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
