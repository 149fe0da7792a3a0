import { expect, it, vi } from 'vitest'
import { createLocalStore } from '#page/storage/createLocalStore.ts'
import { createMemoryStorage } from '#testing/storage.fixture.ts'
import { KeptListsSchema } from '../article-list.schema.ts'
import { createKeptListPages } from './createKeptListPages.ts'

function setUp() {
  const store = createLocalStore({
    storage: createMemoryStorage(),
    key: 'lists',
    schema: KeptListsSchema,
    now: () => new Date('2026-11-24T10:00:00Z'),
    report: vi.fn(),
  })
  return { store, open: (id: string, isReturn = true) => createKeptListPages({ id, isReturn, store }) }
}

const listPage = (html: string) => ({ html, nextPage: '/llista?page=3' })

it('the storage of an article list keeps the list pages of a history entry, and the reader’s position in them', () => {
  const { open } = setUp()
  const list = open('a')
  expect(list.read()).toBeUndefined()
  list.add(listPage('one'))
  list.add(listPage('two'))
  list.leave({ index: 7, top: -12.5 })
  open('b').add(listPage('other'))
  expect(open('a').read()).toEqual({
    id: 'a',
    pages: [listPage('one'), listPage('two')],
    position: { index: 7, top: -12.5 },
  })
})

it('the storage of an article list begins anew on a visit that is no return', () => {
  const { open } = setUp()
  open('a').add(listPage('one'))
  expect(open('a', false).read()).toBeUndefined()
  expect(open('a').read()?.pages).toEqual([])
})

it('the storage of an article list keeps nothing for a list of which nothing was loaded', () => {
  const { open, store } = setUp()
  open('a').leave({ index: 0, top: 0 })
  expect(store.read()).toBeUndefined()
})

it('the storage of an article list keeps the latest five lists, and none that is too large', () => {
  const { open, store } = setUp()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) open(id).add(listPage(id))
  expect(store.read()?.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c', 'b'])
  open('g').add(listPage('x'.repeat(1_000_001)))
  expect(open('g').read()).toBeUndefined()
  expect(open('f').read()).toBeUndefined()
})

it('the storage of an article list keeps nothing of a list that has grown too large, rather than the list pages that were loaded last', () => {
  const { open } = setUp()
  const list = open('a')
  list.add(listPage('x'.repeat(999_999)))
  list.add(listPage('more than there is room for'))
  list.add(listPage('after'))
  expect(open('a').read()).toBeUndefined()
})
