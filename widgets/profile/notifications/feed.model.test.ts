import { expect, it } from 'vitest'
import type { Feed, FeedEvent } from './feed.model.ts'
import { closedFeed, transition } from './feed.model.ts'
import type { NotificationPage } from './notifications.schema.ts'

const page = (ids: readonly string[], cursor?: string): NotificationPage => ({
  items: ids.map((id) => ({
    id,
    type: 'comment-approval-notification',
    voters: [],
    remainingVoters: 0,
    publishedDate: '2026-01-01T00:00:00Z',
  })),
  cursor,
})
const after = (events: readonly FeedEvent[], from: Feed = closedFeed) => events.reduce(transition, from)
const shown: FeedEvent = { type: 'toggled', group: 'latest', open: true }
const ids = ({ items }: Feed['latest']) => items.map(({ id }) => id)

it('asks for nothing more while a page is on its way, and after the last one', () => {
  const loading = after([shown])
  expect(transition(loading, { type: 'moreWanted', group: 'latest' })).toBe(loading)
  const last = after([{ type: 'pageArrived', group: 'latest', request: 1, page: page(['3', '2']) }], loading)
  expect(transition(last, { type: 'moreWanted', group: 'latest' })).toBe(last)
})

it('shows a notification once that comes on two pages, and stops at a cursor that does not move', () => {
  const feed = after([
    shown,
    { type: 'pageArrived', group: 'latest', request: 1, page: page(['3', '2'], '2') },
    { type: 'moreWanted', group: 'latest' },
    { type: 'pageArrived', group: 'latest', request: 2, page: page(['2', '1'], '2') },
  ])
  expect(ids(feed.latest)).toEqual(['3', '2', '1'])
  expect(feed.latest).toMatchObject({ status: 'ready', cursor: undefined })
})

it('tries the failed page again', () => {
  const feed = after([
    shown,
    { type: 'pageArrived', group: 'latest', request: 1, page: page(['3'], '3') },
    { type: 'moreWanted', group: 'latest' },
    { type: 'pageFailed', group: 'latest', request: 2, failure: { kind: 'network' } },
    { type: 'moreWanted', group: 'latest' },
  ])
  expect(feed.latest).toMatchObject({ status: 'loading', cursor: '3', request: 3 })
})

it('clears both lists when it is closed, and ignores what was on its way', () => {
  const closed = after([shown, { type: 'closed' }, shown])
  const late = transition(closed, { type: 'pageArrived', group: 'latest', request: 1, page: page(['9']) })
  expect(late).toBe(closed)
  expect(ids(late.latest)).toEqual([])
})
