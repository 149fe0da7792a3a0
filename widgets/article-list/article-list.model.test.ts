import { expect, it } from 'vitest'
import { type ArticleListEvent, createTransition, initialState } from './article-list.model.ts'

const added = { count: 4 }
const after = (ajaxOnly: boolean, ...events: ArticleListEvent[]) =>
  events.reduce(createTransition(ajaxOnly), initialState('/2'))

it('an article list’s model adds the first further list page by a request, and opens the next as a page of its own', () => {
  expect(initialState('/2')).toEqual({ status: 'idle', next: { href: '/2', by: 'request' }, added: undefined })
  const shown = after(false, { type: 'requested' }, { type: 'received', next: '/3', added })
  expect(shown).toEqual({ status: 'idle', next: { href: '/3', by: 'navigation' }, added })
})

it('an article list’s model adds each list page by a request where an option says so', () => {
  const shown = after(true, { type: 'requested' }, { type: 'received', next: '/3', added })
  expect(shown).toMatchObject({ next: { href: '/3', by: 'request' } })
})

it('an article list’s model keeps the list page that failed, to be retried', () => {
  const failure = { kind: 'network' } as const
  const shown = after(false, { type: 'requested' }, { type: 'failed', failure })
  expect(shown).toEqual({ status: 'failed', next: { href: '/2', by: 'request' }, failure })
})

it('an article list’s model ends without a next list page, and stays ended', () => {
  expect(initialState(undefined)).toEqual({ status: 'complete', isLonger: false, added: undefined })
  const shown = after(true, { type: 'received', next: undefined, added }, { type: 'requested' })
  expect(shown).toEqual({ status: 'complete', isLonger: true, added })
})
