import { createLatestSignal } from '#lib/createLatestSignal.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '../../api/apiFailure.ts'
import {
  emptyPagedList,
  type Identified,
  type ListPage,
  type ListPageKey,
  type PagedList,
  type PagedListEvent,
  transition,
} from './pager.model.ts'

export interface PagerDeps<Item extends Identified, Key extends ListPageKey, Query> {
  /** @param signal Aborted when another request replaces this one. */
  fetch(listPage: Key, signal: AbortSignal, query: Query): Promise<Result<ListPage<Item, Key>, ApiFailure>>
  /** The list page that the list starts from: 1, or the cursor before the first item. */
  first: Key
  /** The order or the filters at first; undefined for a list that has none. */
  query: Query
  /** Aborts what is pending, which then changes nothing. */
  signal: AbortSignal
}

/** A list that is read page by page. Read it with `useStore`; change it only through the commands. */
export interface Pager<Item extends Identified, Key extends ListPageKey = number, Query = undefined>
  extends ReadonlyStore<PagedList<Item, Key, Query>> {
  /** Loads the first list page; call it whenever the list is shown. */
  show(): void
  /** Loads the list of another order or of other filters; the same again changes nothing. */
  choose(query: Query): void
  /** Loads the next list page, or tries the failed one again; nothing while one is loading, or when all are there. */
  more(): void
  /** Takes items from the list, which the server does not have any more. */
  remove(ids: ReadonlySet<string>): void
  /** Puts removed items back to their places. */
  restore(ids: ReadonlySet<string>): void
}

export function createPager<Item extends Identified, Key extends ListPageKey, Query>(
  deps: PagerDeps<Item, Key, Query>,
): Pager<Item, Key, Query> {
  const { fetch, signal } = deps
  const { dispatch, ...store } = createMachine<PagedList<Item, Key, Query>, PagedListEvent<Item, Key, Query>>(
    emptyPagedList(deps.first, deps.query),
    transition,
  )
  const latest = createLatestSignal(signal)

  const load = async ({ listPage, query }: PagedList<Item, Key, Query>) => {
    const current = latest.renew()
    const answer = await fetch(listPage, current, query)
    if (current.aborted) return
    if (answer.ok) dispatch({ type: 'listPageArrived', listPage: answer.value })
    else dispatch({ type: 'listPageFailed', failure: answer.failure })
  }
  store.subscribe((state, { more }) => {
    if (state.more.status === 'loading' && state.more !== more) void load(state)
  })

  return {
    ...store,
    show: () => dispatch({ type: 'shown' }),
    choose: (query) => dispatch({ type: 'chosen', query }),
    more: () => dispatch({ type: 'moreWanted' }),
    remove: (ids) => dispatch({ type: 'removed', ids }),
    restore: (ids) => dispatch({ type: 'restored', ids }),
  }
}
