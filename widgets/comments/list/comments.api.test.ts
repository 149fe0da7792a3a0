import { expect, it, vi } from 'vitest'
import { success } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import { buildComment, buildList, buildListPage } from '../comments.fixture.ts'
import { createCommentsApi } from './comments.api.ts'

function createTestApi(answer: unknown = {}) {
  const sent = vi.fn()
  const verb = (method: string) => async (path: string, _schema: unknown, options: unknown) => {
    sent(method, path, options)
    return success(answer)
  }
  const client = { get: verb('GET'), post: verb('POST'), patch: verb('PATCH'), delete: verb('DELETE') }
  // The fake passes answers on unparsed; schemas have their own tests.
  return { api: createCommentsApi(client as unknown as ApiClient), sent }
}

it('the comments’ api requests the list in an order, from a cursor', async () => {
  const { api, sent } = createTestApi(buildList([]))
  const { signal } = new AbortController()
  await api.fetchList('1001', 'asc', { fromCommentId: '7', signal })
  expect(sent).toHaveBeenCalledWith('GET', 'comment/content/1001', {
    query: { order: 'asc', fromCommentId: '7' },
    signal,
  })
})

it('the comments’ api requests replies oldest first', async () => {
  const { api, sent } = createTestApi(buildListPage([buildComment('8')]))
  expect(await api.fetchReplies('7')).toEqual(success(buildListPage([buildComment('8')])))
  expect(sent).toHaveBeenCalledWith('GET', 'comment/7/replies', { query: { order: 'asc', fromCommentId: undefined } })
})

it.each([
  ['POST', 'comment/content/a%2Fb/new', { body: { comment: { body: 'Hi' } } }, 'post', ['a/b', { body: 'Hi' }]],
  ['POST', 'comment/7/like', { body: { like: false } }, 'like', ['7', false]],
  ['DELETE', 'comment/7', undefined, 'remove', ['7']],
  ['POST', 'comment/7/report', { body: { reasonId: '2' } }, 'report', ['7', '2']],
] as const)('the comments’ api sends %s %s', async (method, path, options, verb, parameters) => {
  const { api, sent } = createTestApi()
  await (api[verb] as (...values: readonly unknown[]) => Promise<unknown>)(...parameters)
  expect(sent).toHaveBeenCalledExactlyOnceWith(method, path, options)
})
