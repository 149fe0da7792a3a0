import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyPagedList,
  type Identified,
  type ListPage,
  type PagedList,
  type PagedListEvent,
  transition,
} from './pager.model.ts'

type State = PagedList<Identified, number, string>
type Event = PagedListEvent<Identified, number, string>

const nothing: State = emptyPagedList(1, 'newest')

const SIZE = 3
const server = (length: number) => Array.from({ length }, (_, index) => String(index + 1))
const failure = { kind: 'network' } as const

const listPageOf = (ids: readonly string[], listPage: number): ListPage<Identified, number> => {
  const items = ids.slice((listPage - 1) * SIZE, listPage * SIZE).map((id) => ({ id }))
  return {
    items,
    received: items.length,
    total: ids.length,
    next: ids.length > listPage * SIZE ? listPage + 1 : undefined,
  }
}
const started = (...events: Event[]) => events.reduce<State>(transition, nothing)
const step = (state: State, event: Event) => transition(state, event)
const shown = (state: State) => state.items.map(({ id }) => Number(id))
const ids = (...list: (number | string)[]) => new Set(list.map(String))

/** The server's answer to what is loading, if anything is. */
function answered(state: State, from: readonly string[]): State {
  return state.more.status === 'loading'
    ? step(state, { type: 'listPageArrived', listPage: listPageOf(from, state.listPage) })
    : state
}
const more = (state: State, from: readonly string[]) => answered(step(state, { type: 'moreWanted' }), from)
const listPages = (count: number, from = server(12)) => {
  let state = answered(started({ type: 'shown' }), from)
  for (let listPage = 2; listPage <= count; listPage++) state = more(state, from)
  return state
}

describe('the model of a list by page numbers', () => {
  it('loads list page 1 when it is shown, and one list page after the other', () => {
    expect(started({ type: 'shown' })).toMatchObject({ more: { status: 'loading' }, listPage: 1 })
    const state = listPages(3)
    expect(shown(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(state).toMatchObject({ more: { status: 'idle' }, listPage: 4, total: 12 })
    expect(more(state, server(12)).more).toEqual({ status: 'complete' })
  })

  it('starts from list page 1 when it is shown again, and keeps its items until the answer', () => {
    const again = step(listPages(3), { type: 'shown' })
    expect(shown(again)).toHaveLength(9)
    expect(shown(answered(again, server(12).slice(1)))).toEqual([2, 3, 4])
  })

  it('is known to be empty only after an answer', () => {
    expect(started({ type: 'shown' })).toMatchObject({ known: false, items: [] })
    expect(listPages(1, [])).toMatchObject({ known: true, items: [], more: { status: 'complete' } })
  })

  it('requests nothing while a list page is loading, nor when all are there', () => {
    const loading = step(listPages(1), { type: 'moreWanted' })
    expect(step(loading, { type: 'moreWanted' })).toBe(loading)
    const complete = listPages(4)
    expect(step(complete, { type: 'moreWanted' })).toBe(complete)
  })

  it.each([
    ['the same cards', ['1', '2', '3']],
    ['no card', []],
  ])('ends where a server that always has more goes on sending %s', (_, cards) => {
    let state = listPages(1)
    const listPage = {
      items: cards.map((id) => ({ id })),
      received: SIZE,
      total: undefined,
      next: 2,
    }
    let requests = 0
    for (let asked = 0; asked < 10; asked++) {
      state = step(state, { type: 'moreWanted' })
      if (state.more.status === 'loading') requests++
      state = step(state, { type: 'listPageArrived', listPage })
    }
    expect(state.more).toEqual({ status: 'complete' })
    expect(requests).toBe(3)
    expect(shown(state)).toEqual([1, 2, 3])
    expect(step(state, { type: 'shown' })).toMatchObject({ more: { status: 'loading' }, listPage: 1 })
  })

  it('shows an item once that one list page has twice', () => {
    const listPage = { ...listPageOf(server(12), 1), items: ['1', '1', '2'].map((id) => ({ id })) }
    expect(shown(step(started({ type: 'shown' }), { type: 'listPageArrived', listPage }))).toEqual([1, 2])
  })

  it('requests the failed list page again', () => {
    const loading = step(listPages(1), { type: 'moreWanted' })
    const failed = step(loading, { type: 'listPageFailed', failure })
    expect(failed).toMatchObject({ more: { status: 'failed', failure }, listPage: 2 })
    expect(shown(more(failed, server(12)))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('ignores an answer that it does not wait for', () => {
    const state = listPages(2)
    expect(step(state, { type: 'listPageArrived', listPage: listPageOf(server(12), 3) })).toBe(state)
    expect(step(state, { type: 'listPageFailed', failure })).toBe(state)
  })

  it('goes on when the server names a next list page that is not a later one', () => {
    const state = step(started({ type: 'shown' }), {
      type: 'listPageArrived',
      listPage: { ...listPageOf(server(12), 1), next: 1 },
    })
    expect(state).toMatchObject({ more: { status: 'idle' }, listPage: 2 })
  })
})

describe('a removed item', () => {
  it('leaves, and the list page that moves up by it is requested again', () => {
    const without = step(listPages(2), { type: 'removed', ids: ids(2) })
    expect(shown(without)).toEqual([1, 3, 4, 5, 6])
    expect(without).toMatchObject({ more: { status: 'loading' }, listPage: 2, total: 11 })
    expect(
      shown(
        answered(
          without,
          server(12).filter((id) => id !== '2'),
        ),
      ),
    ).toEqual([1, 3, 4, 5, 6, 7])
  })

  it('lets the list begin again with list page 1 when none is left', () => {
    const without = step(listPages(1), { type: 'removed', ids: ids(1, 2, 3) })
    expect(without).toMatchObject({ items: [], more: { status: 'loading' }, listPage: 1 })
  })

  it('causes no request where all items were there', () => {
    expect(step(listPages(4), { type: 'removed', ids: ids(12) }).more).toEqual({ status: 'complete' })
  })

  it('does not come back with an answer that is older than the removal', () => {
    const state = step(step(listPages(1), { type: 'shown' }), { type: 'removed', ids: ids(2) })
    const arrived = answered({ ...state, listPageSize: undefined }, server(12))
    expect(shown(arrived)).toEqual([1, 3])
    expect(arrived.listPage).toBe(1)
  })

  it('withdraws the request for a list page that may still have it', () => {
    const loading = step(listPages(1), { type: 'moreWanted' })
    const state = step(loading, { type: 'removed', ids: ids(5) })
    expect(state).toMatchObject({ more: { status: 'loading' }, listPage: 2 })
    expect(state.more).not.toBe(loading.more)
  })

  it('that is not in the list changes nothing', () => {
    const state = listPages(2)
    expect(step(state, { type: 'removed', ids: ids(99) })).toBe(state)
    expect(step(state, { type: 'restored', ids: ids(99) })).toBe(state)
  })

  it('returns to its place', () => {
    const without = step(step(listPages(3), { type: 'removed', ids: ids(2, 5) }), { type: 'removed', ids: ids(1) })
    expect(shown(without)).toEqual([3, 4, 6, 7, 8, 9])
    expect(shown(step(without, { type: 'restored', ids: ids(1) }))).toEqual([1, 3, 4, 6, 7, 8, 9])
    const back = step(without, { type: 'restored', ids: ids(1, 2, 5) })
    expect(shown(back)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(back.total).toBe(12)
  })
})

describe('another order', () => {
  it('starts the list over without the known items, and withdraws the request for the order before', () => {
    const loading = step(listPages(2), { type: 'moreWanted' })
    const chosen = step(loading, { type: 'chosen', query: 'oldest' })
    expect(chosen).toMatchObject({ items: [], known: false, query: 'oldest', more: { status: 'loading' }, listPage: 1 })
    expect(chosen.more).not.toBe(loading.more)
    expect(shown(answered(chosen, server(12).reverse()))).toEqual([12, 11, 10])
  })

  it('that is chosen already changes nothing', () => {
    const state = listPages(2)
    expect(step(state, { type: 'chosen', query: 'newest' })).toBe(state)
  })

  it('does not bring a removed item back, though an undo would', () => {
    const without = step(listPages(1), { type: 'removed', ids: ids(2) })
    const chosen = step(answered(without, server(12)), { type: 'chosen', query: 'oldest' })
    expect(shown(answered(chosen, server(12)))).toEqual([1, 3])
  })
})

describe('a list by cursors', () => {
  type Listed = PagedList<Identified, string, undefined>
  const listPage = (list: readonly string[], next?: string): ListPage<Identified, string> => ({
    items: list.map((id) => ({ id })),
    received: list.length,
    total: undefined,
    next,
  })
  const played = (events: readonly PagedListEvent<Identified, string, undefined>[], from?: Listed) =>
    events.reduce<Listed>(transition, from ?? emptyPagedList('', undefined))
  const idsOf = ({ items }: Listed) => items.map(({ id }) => id)
  const first = () => played([{ type: 'shown' }, { type: 'listPageArrived', listPage: listPage(['3', '2'], '2') }])

  it('shows an item of two list pages once, and stops at a cursor that does not move', () => {
    const state = played(
      [{ type: 'moreWanted' }, { type: 'listPageArrived', listPage: listPage(['2', '1'], '2') }],
      first(),
    )
    expect(idsOf(state)).toEqual(['3', '2', '1'])
    expect(state.more).toEqual({ status: 'complete' })
  })

  it('is continued from the list page that failed', () => {
    const state = played([{ type: 'moreWanted' }, { type: 'listPageFailed', failure }, { type: 'moreWanted' }], first())
    expect(state).toMatchObject({ more: { status: 'loading' }, listPage: '2' })
  })

  it('goes on from the same cursor after a removal', () => {
    const state = played([{ type: 'removed', ids: ids(3) }], first())
    expect(idsOf(state)).toEqual(['2'])
    expect(state).toMatchObject({ more: { status: 'idle' }, listPage: '2' })
  })
})

it('a list ends with exactly the server’s items, whatever is removed while it is read', () => {
  const actions = fc.array(
    fc.oneof(fc.constant('answer' as const), fc.constant('more' as const), fc.nat({ max: 19 })),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(actions, (script) => {
      let stored = server(20)
      let state = started({ type: 'shown' })
      for (const action of script) {
        if (action === 'answer') state = answered(state, stored)
        else if (action === 'more') state = step(state, { type: 'moreWanted' })
        else {
          const id = String(action + 1)
          stored = stored.filter((other) => other !== id)
          state = step(state, { type: 'removed', ids: ids(id) })
        }
      }
      for (let round = 0; round < 40 && state.more.status !== 'complete'; round++)
        state = more(answered(state, stored), stored)
      expect(state.more.status).toBe('complete')
      expect(shown(state)).toEqual(stored.map(Number))
    }),
  )
})
