import { expect, it } from 'vitest'
import { type ArchiveState, type IssueListPage, transition } from './archive.model.ts'
import type { ShownIssue } from './issues/shownIssue.schema.ts'
import { startRoute } from './route/route.ts'

const issue = (id: string): ShownIssue => ({ id, type: 'Diari', date: '21/11/2026' })
const listPage = (number: number, ids: string[], fields: Partial<IssueListPage> = {}): IssueListPage => ({
  issues: ids.map(issue),
  total: 5,
  listPage: number,
  listPages: 3,
  editions: [],
  ...fields,
})
const start: ArchiveState = { status: 'loading', route: startRoute, editions: [], by: 'address', isEverybodys: false }
const editions = [{ name: 'Andorra', value: 'andorra', publicationTypes: [] }]
const failure = { kind: 'network' } as const

const shown = transition(start, { type: 'received', listPage: listPage(1, ['1', '2'], { editions }) })
const ids = (state: ArchiveState) => (state.status === 'shown' ? state.issues.map(({ id }) => id) : undefined)

it('the archive’s model adds the next list page, and no paper twice', () => {
  const loadingMore = transition(shown, { type: 'moreRequested' })
  expect(loadingMore).toMatchObject({ status: 'shown', more: { status: 'loading' } })
  const more = transition(loadingMore, { type: 'received', listPage: listPage(2, ['2', '3']) })
  expect(ids(more)).toEqual(['1', '2', '3'])
  expect(more).toMatchObject({ firstNewId: '3', more: { status: 'idle' }, listPage: 2 })
  // An answer without editions keeps the known ones.
  expect(more.editions).toEqual(editions)
  expect(transition(more, { type: 'received', listPage: listPage(3, ['4', '5']) })).toMatchObject({
    more: { status: 'complete' },
  })
})

it('the archive’s model stops at an empty list page even if the count promises more', () => {
  expect(transition(shown, { type: 'received', listPage: listPage(2, []) })).toMatchObject({
    more: { status: 'complete' },
  })
})

it('the archive’s model loads on until a list page is empty, and counts the papers by itself, where the answer has no numbers', () => {
  const uncounted = { total: undefined, listPages: Number.POSITIVE_INFINITY }
  const first = transition(start, { type: 'received', listPage: listPage(1, ['1', '2'], uncounted) })
  expect(first).toMatchObject({ total: 2, more: { status: 'idle' } })
  const second = transition(first, { type: 'received', listPage: listPage(2, ['3'], uncounted) })
  expect(second).toMatchObject({ total: 3, more: { status: 'idle' } })
  expect(transition(second, { type: 'received', listPage: listPage(3, [], uncounted) })).toMatchObject({
    total: 3,
    more: { status: 'complete' },
  })
})

it('the archive’s model keeps the papers when the next list page fails', () => {
  const failed = transition(transition(shown, { type: 'moreRequested' }), { type: 'failed', failure })
  expect(ids(failed)).toEqual(['1', '2'])
  expect(failed).toMatchObject({ more: { status: 'failed', failure } })
})

it('the archive’s model navigates from any state and keeps the editions', () => {
  const route = { ...startRoute, edition: 'andorra' }
  for (const state of [
    start,
    shown,
    transition(start, { type: 'failed', failure }),
    transition(start, { type: 'misrouted' }),
  ])
    expect(transition(state, { type: 'routed', route, by: 'press' })).toEqual({
      status: 'loading',
      route,
      by: 'press',
      editions: state.editions,
      isEverybodys: false,
    })
})

it('the archive’s model ignores an answer when the address is not a route of the archive', () => {
  const misrouted = transition(shown, { type: 'misrouted' })
  expect(transition(misrouted, { type: 'received', listPage: listPage(1, ['1']) })).toBe(misrouted)
  expect(transition(misrouted, { type: 'failed', failure })).toBe(misrouted)
})

it('the archive’s model retries only after a failure', () => {
  expect(transition(shown, { type: 'retried' })).toBe(shown)
  const failed = transition(start, { type: 'failed', failure })
  expect(transition(failed, { type: 'retried' })).toMatchObject({ status: 'error', retrying: true })
})
