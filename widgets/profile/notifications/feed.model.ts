import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { GroupId } from './notifications.api.ts'
import type { Notification, NotificationPage } from './notifications.schema.ts'

/** One group of the feed: loaded when it is first open, page by page. */
export type Group = { items: readonly Notification[] } & (
  | { status: 'unopened' }
  | { status: 'loading'; cursor: string | undefined; request: number }
  | { status: 'failed'; cursor: string | undefined; failure: ApiFailure }
  | { status: 'ready'; cursor: string | undefined }
)

/** The feed (reader-account §4, "Notification feed"). At most one group is open. */
export interface Feed {
  open: GroupId | undefined
  latest: Group
  history: Group
  /** Tells the answers of successive requests apart. */
  requests: number
}

export type FeedEvent =
  | { type: 'toggled'; group: GroupId; open: boolean }
  /** The reader comes to the end, or tries again. */
  | { type: 'moreWanted'; group: GroupId }
  | { type: 'pageArrived'; group: GroupId; request: number; page: NotificationPage }
  | { type: 'pageFailed'; group: GroupId; request: number; failure: ApiFailure }
  | { type: 'closed' }

const unopened: Group = { status: 'unopened', items: [] }

export const closedFeed: Feed = { open: undefined, latest: unopened, history: unopened, requests: 0 }

function load(feed: Feed, id: GroupId, cursor: string | undefined): Feed {
  const request = feed.requests + 1
  return { ...feed, requests: request, [id]: { status: 'loading', items: feed[id].items, cursor, request } }
}

/** A notification that comes twice, because a new one has moved the pages, is shown once. */
function withPage({ items }: Group, page: NotificationPage): readonly Notification[] {
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...page.items.filter(({ id }) => !known.has(id))]
}

export function transition(feed: Feed, event: FeedEvent): Feed {
  // The counter stays: an answer to the closed feed must not count for the next one.
  if (event.type === 'closed') return { ...closedFeed, requests: feed.requests }
  const group = feed[event.group]
  switch (event.type) {
    case 'toggled': {
      const open = event.open ? event.group : feed.open === event.group ? undefined : feed.open
      const next = { ...feed, open }
      return event.open && group.status === 'unopened' ? load(next, event.group, undefined) : next
    }
    case 'moreWanted': {
      const wanted = group.status === 'failed' || (group.status === 'ready' && group.cursor !== undefined)
      return wanted ? load(feed, event.group, group.cursor) : feed
    }
    case 'pageArrived': {
      if (group.status !== 'loading' || group.request !== event.request) return feed
      // A cursor that does not move would never end.
      const cursor = event.page.cursor === group.cursor ? undefined : event.page.cursor
      return { ...feed, [event.group]: { status: 'ready', items: withPage(group, event.page), cursor } }
    }
    case 'pageFailed':
      if (group.status !== 'loading' || group.request !== event.request) return feed
      return {
        ...feed,
        [event.group]: { status: 'failed', items: group.items, cursor: group.cursor, failure: event.failure },
      }
  }
}
