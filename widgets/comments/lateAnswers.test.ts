import { describe, expect, it } from 'vitest'
import { success } from '../../src/lib/result.ts'
import {
  buildComment,
  buildList,
  buildPage,
  createAnswer,
  createLoadedStore,
  createStoreWith,
} from './comments.fixture.ts'
import type { CommentList } from './comments.schema.ts'

const mine = (parentCommentId?: string) =>
  success(buildComment('new', { parentCommentId, author: { id: 'me', nick: 'Me' } }))

/** A post whose answer the test gives when the reader has gone on. */
async function postTo(parentId: string | undefined) {
  const test = await createLoadedStore(25)
  const answer = createAnswer<ReturnType<typeof mine>>()
  test.api.post.mockReturnValueOnce(answer.promise)
  const posted = test.store.post('Hello', parentId, [])
  return {
    ...test,
    async answered() {
      answer.give(mine(parentId))
      return posted
    },
  }
}

describe('an answer to a post', () => {
  it('leaves the form open in which the reader writes meanwhile', async () => {
    const { store, answered } = await postTo('c25')
    const panel = { id: 'c24', kind: 'reply', asked: true } as const
    store.openPanel(panel)
    await answered()
    expect(store.getState().panel).toEqual(panel)
  })

  it('leads nowhere when what it replies to is not shown any more', async () => {
    const { store, answered } = await postTo('c25')
    store.openPanel({ id: 'c25', kind: 'reply', asked: true })
    await store.load('asc')
    expect(await answered()).toEqual(success('later'))
    expect(store.getState()).toMatchObject({ target: undefined, panel: undefined, said: { what: 'posted' } })
  })
})

describe('a dialog that the reader has opened meanwhile', () => {
  const other = { kind: 'report', id: 'c2' } as const

  it.each([
    ['delete', 'remove', []],
    ['report', 'report', ['1']],
  ] as const)('stays when the answer of another comes: %s', async (kind, verb, parameters) => {
    const { store, api } = await createLoadedStore(3)
    const answer = createAnswer<ReturnType<typeof success>>()
    api[verb].mockReturnValueOnce(answer.promise)
    store.openDialog({ kind, id: 'c3' })
    const done = (store[verb] as (...values: readonly string[]) => Promise<unknown>)('c3', ...parameters)
    store.openDialog(other)
    answer.give(success({}))
    await done
    expect(store.getState().dialog).toEqual(other)
  })

  it('stays when another order comes, with the comment that it is about', async () => {
    const { store, shown, comment } = await createLoadedStore()
    const load = store.load('asc')
    store.openDialog({ kind: 'report', id: 'c45' })
    await load
    expect(shown()).not.toContain('c45')
    expect(comment('c45')).toBeDefined()
  })
})

describe('a page that is asked for while another order is on its way', () => {
  it('is one of the new list', async () => {
    const { store, shown, api } = await createLoadedStore(45)
    const list = createAnswer<ReturnType<typeof success<CommentList>>>()
    api.fetchList.mockReturnValueOnce(list.promise)
    const load = store.load('asc')
    const more = store.loadMore()
    list.give(success(buildList(buildPage(20, 20).toReversed(), { contentNumComments: 52 })))
    await Promise.all([load, more])
    expect(shown()).toEqual(
      buildPage(20, 20)
        .toReversed()
        .map(({ id }) => id),
    )
    await store.loadMore()
    expect(shown()).toHaveLength(40)
  })
})

describe('a reply’s draft', () => {
  it('does not open again by itself once the reader has opened and left it', async () => {
    const { store } = await createLoadedStore(45, { draftedReplyTo: 'c1' })
    store.openPanel({ id: 'c45', kind: 'reply', asked: true })
    store.closePanel()
    await store.loadMore()
    await store.loadMore()
    expect(store.getState()).toMatchObject({ panel: undefined, list: { batch: { ids: { length: 45 } } } })
  })
})

it('a muted comment that is shown all the same keeps the reader with it', async () => {
  const { store } = createStoreWith(buildList([buildComment('c1')]))
  await store.load()
  store.unmuteOnce('c1')
  expect(store.getState().target).toEqual({ id: 'c1', why: 'next' })
})
