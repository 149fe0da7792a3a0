import { describe, expect, it } from 'vitest'
import { buildComment, buildComments, createFakeApi, createTestStore, networkFailure } from '../comments.fixture.ts'
import { parsePermalink, permalinkBelow } from './permalink.ts'

describe('a permalink to a comment', () => {
  it('contains the comment and its ancestors', () => {
    const root = permalinkBelow(undefined, '12')
    expect(permalinkBelow(root, '34')).toBe('#comment-12.34')
    expect(parsePermalink('https://diari.example/a.html?b=c#comment-12.34')).toEqual(['12', '34'])
  })

  it.each(['a:b', 'ç_d', '-'])('is read with the id %s', (id) => {
    expect(parsePermalink(permalinkBelow(permalinkBelow(undefined, id), id))).toEqual([id, id])
  })

  it.each(['#profile', '#comment-', '#comment-12..3', '#comment-%E0%A4%A', '#comment-1.%2E%2E%2Fuser', ''])(
    'is not read from %s',
    (hash) => {
      expect(parsePermalink(`https://diari.example/${hash}`)).toBeUndefined()
    },
  )
})

describe('the search for a permalink’s comment', () => {
  const replies = { c5: [buildComment('r1', { repliesNumber: 1, parentCommentId: 'c5' })], r1: [buildComment('r2')] }

  it('loads list pages until the comment is found', async () => {
    const { store, shown } = createTestStore(createFakeApi(buildComments(100, 100)))
    void store.load()
    await store.search(['c50'])
    expect(store.getState()).toMatchObject({ search: { status: 'none' }, target: { id: 'c50', reason: 'found' } })
    expect(shown()).toHaveLength(60)
  })

  it('opens the replies on the path to the comment', async () => {
    const { store, repliesOf } = createTestStore(createFakeApi(buildComments(30, 30), replies))
    await store.load()
    await store.search(['c5', 'r1', 'r2'])
    expect(store.getState().target).toEqual({ id: 'r2', reason: 'found' })
    expect([repliesOf('c5'), repliesOf('r1')]).toMatchObject([{ status: 'shown' }, { status: 'shown' }])
  })

  it('stops after ten list pages, and continues on request', async () => {
    const api = createFakeApi(buildComments(500, 500))
    const { store } = createTestStore(api)
    await store.load()
    await store.search(['c1'])
    expect(store.getState().search).toEqual({ status: 'far', path: ['c1'] })
    expect(api.fetchList).toHaveBeenCalledTimes(11)
    await store.search(['c1'])
    expect(api.fetchList).toHaveBeenCalledTimes(21)
  })

  it('reports a missing comment when all list pages are loaded', async () => {
    const { store } = createTestStore(createFakeApi(buildComments(30, 30)))
    await store.load()
    await store.search(['other'])
    expect(store.getState().search).toEqual({ status: 'gone' })
  })

  it('stops at a list page that fails', async () => {
    const api = createFakeApi(buildComments(100, 100))
    const { store } = createTestStore(api)
    await store.load()
    api.fetchList.mockResolvedValueOnce(networkFailure)
    await store.search(['c1'])
    expect(store.getState().search).toMatchObject({ status: 'far' })
  })

  it('is replaced by a later search', async () => {
    const { store } = createTestStore(createFakeApi(buildComments(100, 100)))
    await store.load()
    await Promise.all([store.search(['c1']), store.search(['c99'])])
    expect(store.getState()).toMatchObject({ search: { status: 'none' }, target: { id: 'c99' } })
  })

  it('stops when the island unmounts', async () => {
    const api = createFakeApi(buildComments(100, 100))
    const { store, lifetime } = createTestStore(api)
    await store.load()
    const search = store.search(['c1'])
    lifetime.abort()
    await search
    expect(api.fetchList).toHaveBeenCalledOnce()
  })
})
