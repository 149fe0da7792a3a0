import { HttpResponse, http } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { server, setUp, startServer } from '#testing/client.fixture.ts'
import { createProfileCommentsApi } from './profileComments.api.ts'
import { createProfileComments } from './profileComments.store.ts'
import { writtenRows } from './writtenRows.ts'

startServer()

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** A list page of comments on one article, as the server sends it. */
const listPage = (ids: readonly string[], numComments = 45, malformed = 0) => ({
  contents: [
    {
      id: '1001',
      title: 'The seafront',
      comments: [...ids.map((id) => ({ id, body: id })), ...Array.from({ length: malformed }, () => ({}))],
    },
  ],
  numComments,
})

/** The comments of a reader; requests are answered with these list pages, one after the other, and fail without one. */
function open(...listPages: (object | Promise<object>)[]) {
  const asked: string[] = []
  const limits = new Set<string | null>()
  const queue = [...listPages]
  server.use(
    http.get('*/profile/comments/2001', async ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(`${searchParams.get('order')} ${searchParams.get('page')}`)
      limits.add(searchParams.get('limit'))
      const body = await queue.shift()
      return body ? HttpResponse.json(body) : HttpResponse.json({}, { status: 500 })
    }),
    http.delete('*', () => HttpResponse.json({})),
  )
  const publish = vi.fn()
  const { client } = setUp()
  const { signal } = new AbortController()
  const store = createProfileComments({ api: createProfileCommentsApi(client), userId: '2001', signal, publish })
  return {
    store,
    asked,
    limits,
    publish,
    shown: () => store.getState().items.map(({ id }) => id),
    /** Until the answer to the latest request is there. */
    answered: () => vi.waitFor(() => expect(store.getState().more.status).not.toBe('loading')),
  }
}

it('the store of a reader’s comments loads list pages until all are there, with one entry for each article', async () => {
  const { store, asked, limits, shown, answered } = open(
    listPage(range(1, 20)),
    listPage(range(21, 40)),
    listPage(range(41, 45)),
  )
  store.show()
  await answered()
  store.more()
  await answered()
  store.more()
  await answered()
  expect(shown()).toEqual(range(1, 45))
  expect(writtenRows(store.getState().items).filter(({ isFirst }) => isFirst)).toHaveLength(1)
  expect(store.getState()).toMatchObject({ more: { status: 'complete' }, total: 45 })
  store.more()
  expect(asked).toEqual(['DESC 1', 'DESC 2', 'DESC 3'])
  expect([...limits]).toEqual(['20'])
})

it('the store of a reader’s comments loads the last list page again after a deletion, because the rest has moved up', async () => {
  const left = range(1, 21).filter((id) => id !== '5')
  const { store, asked, publish, shown, answered } = open(listPage(range(1, 20)), listPage(left, 44))
  store.show()
  await answered()
  await store.delete('5')
  expect(publish).toHaveBeenCalledWith('quiosc:comment-deleted', { contentId: '1001', commentId: '5' })
  store.remove(new Set(['5']))
  expect(store.getState().total).toBe(44)
  await answered()
  expect(shown()).toEqual(left)
  expect(asked).toEqual(['DESC 1', 'DESC 1'])
  expect(store.getState()).toMatchObject({ more: { status: 'idle' }, listPage: 2 })
})

it('the store of a reader’s comments does not bring back a deleted comment with an answer that was pending', async () => {
  const never = new Promise<object>(() => {})
  const { store, asked, shown, answered } = open(listPage(['1', '2'], 4), never, listPage(['1', '2'], 4))
  store.show()
  await answered()
  store.more()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  store.remove(new Set(['2']))
  await answered()
  expect(asked).toHaveLength(3)
  expect(shown()).toEqual(['1'])
})

it('the store of a reader’s comments ignores the answer for an order that was changed since', async () => {
  let release = (_: object) => {}
  const late = new Promise<object>((resolve) => {
    release = resolve
  })
  const { store, asked, shown, answered } = open(late, listPage(['1'], 1))
  store.show()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  store.choose('asc')
  release(listPage(['9'], 1))
  await answered()
  expect(shown()).toEqual(['1'])
  expect(asked).toEqual(['DESC 1', 'ASC 1'])
})

it('the store of a reader’s comments counts comments that could not be read as part of their list page, and ends with an empty one', async () => {
  const { store, asked, answered } = open(listPage(range(1, 19), 45, 1), listPage([]))
  store.show()
  await answered()
  expect(store.getState()).toMatchObject({ more: { status: 'idle' }, listPage: 2 })
  store.more()
  await answered()
  expect(store.getState().more).toEqual({ status: 'complete' })
  expect(asked).toHaveLength(2)
})

it('the store of a reader’s comments retries the failed list page', async () => {
  const { store, asked, answered } = open(listPage(range(1, 20)))
  store.show()
  await answered()
  store.more()
  await answered()
  expect(store.getState()).toMatchObject({ more: { status: 'failed' }, listPage: 2 })
  store.more()
  await answered()
  expect(asked).toEqual(['DESC 1', 'DESC 2', 'DESC 2'])
})
