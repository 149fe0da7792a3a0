import { expect, it } from 'vitest'
import type { ProfileComments, ProfileCommentsEvent } from './profileComments.model.ts'
import { nextPageOf, noComments, transition } from './profileComments.model.ts'
import type { CommentedPage } from './profileComments.schema.ts'

const after = (events: readonly ProfileCommentsEvent[], from: ProfileComments = noComments) =>
  events.reduce(transition, from)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** A page of comments on one article. */
const page = (ids: readonly string[], numComments = 45, received = ids.length): CommentedPage => ({
  contents: [
    {
      id: '1001',
      title: 'The seafront',
      comments: ids.map((id) => ({ id, body: id, publicationDate: '', likesNumber: 0 })),
    },
  ],
  numComments,
  received,
})
const shown: ProfileCommentsEvent = { type: 'shown' }
const arrived = (request: number, given: CommentedPage): ProfileCommentsEvent => ({
  type: 'pageArrived',
  request,
  page: given,
})
const more: ProfileCommentsEvent = { type: 'moreWanted' }
const idsOf = ({ contents }: ProfileComments) => contents.flatMap(({ comments }) => comments.map(({ id }) => id))

it('goes through the pages until all are there, with one entry for each article', () => {
  const first = after([shown, arrived(1, page(range(1, 20)))])
  expect(nextPageOf(first)).toBe(2)
  const all = after([more, arrived(2, page(range(21, 40))), more, arrived(3, page(range(41, 45)))], first)
  expect(idsOf(all)).toEqual(range(1, 45))
  expect(all.contents).toHaveLength(1)
  expect(all).toMatchObject({ status: 'ready', hasMore: false, total: 45 })
  expect(transition(all, more)).toBe(all)
})

it('reads the last page again after a deletion, because what follows has moved up', () => {
  const first = after([shown, arrived(1, page(range(1, 20))), { type: 'deleted', id: '5' }])
  expect([first.total, nextPageOf(first)]).toEqual([44, 1])
  const next = after(
    [
      more,
      arrived(
        2,
        page(
          range(1, 21).filter((id) => id !== '5'),
          44,
        ),
      ),
    ],
    first,
  )
  expect(idsOf(next)).toEqual(range(1, 21).filter((id) => id !== '5'))
  expect(nextPageOf(next)).toBe(2)
})

it('does not bring back a deleted comment with an answer that was on its way', () => {
  const state = after([shown, { type: 'deleted', id: '2' }, arrived(1, page(['1', '2']))])
  expect(idsOf(state)).toEqual(['1'])
})

it('ignores the answer for an order that was changed since', () => {
  const changed = after([shown, { type: 'orderChosen', order: 'asc' }])
  expect(transition(changed, arrived(1, page(['9'])))).toBe(changed)
  expect(idsOf(after([arrived(2, page(['1']))], changed))).toEqual(['1'])
})

it('counts comments that could not be read as part of the page, and ends with a page that brings none', () => {
  const first = after([shown, arrived(1, page(range(1, 19), 45, 20))])
  expect(nextPageOf(first)).toBe(2)
  expect(after([more, arrived(2, page([]))], first)).toMatchObject({ status: 'ready', hasMore: false })
})

it('tries the failed page again', () => {
  const failed = after([shown, { type: 'pageFailed', request: 1, failure: { kind: 'network' } }])
  expect(failed.status).toBe('failed')
  expect(transition(failed, more)).toMatchObject({ status: 'loading', requests: 2 })
})
