import type { ReadonlyStore } from '../../../src/lib/createMachine.ts'
import { createMachine } from '../../../src/lib/createMachine.ts'
import type { Feed, FeedEvent } from './feed.model.ts'
import { closedFeed, transition } from './feed.model.ts'
import type { GroupId, NotificationsApi } from './notifications.api.ts'

export interface FeedStore extends ReadonlyStore<Feed> {
  /** Shows the feed, with the latest open. */
  show(): void
  /** Opens a group, which closes the other, or closes it. */
  toggle(group: GroupId, open: boolean): void
  /** Loads the next page, or tries the failed one again. */
  more(group: GroupId): void
  /** Clears both lists, and gives up what is on its way. */
  close(): void
}

const groups = ['latest', 'history'] as const satisfies readonly GroupId[]

export function createFeedStore({ api }: { api: NotificationsApi }): FeedStore {
  const { dispatch, ...store } = createMachine<Feed, FeedEvent>(closedFeed, transition)
  let lifetime = new AbortController()

  const load = async (group: GroupId, cursor: string | undefined, request: number) => {
    const page = await api.fetchPage(group, cursor, lifetime.signal)
    if (page.ok) dispatch({ type: 'pageArrived', group, request, page: page.value })
    else if (page.failure.kind !== 'aborted') dispatch({ type: 'pageFailed', group, request, failure: page.failure })
  }
  store.subscribe((feed, before) => {
    for (const id of groups) {
      const group = feed[id]
      if (group !== before[id] && group.status === 'loading') void load(id, group.cursor, group.request)
    }
  })

  return {
    ...store,
    show: () => dispatch({ type: 'toggled', group: 'latest', open: true }),
    toggle: (group, open) => dispatch({ type: 'toggled', group, open }),
    more: (group) => dispatch({ type: 'moreWanted', group }),
    close() {
      lifetime.abort()
      lifetime = new AbortController()
      dispatch({ type: 'closed' })
    },
  }
}
