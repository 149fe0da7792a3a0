import { createLatestSignal } from '#lib/createLatestSignal.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '../../api/apiFailure.ts'
import {
  type Identified,
  type ListPage,
  noPages,
  type PageKey,
  type Pages,
  type PagesEvent,
  transitionPages,
} from './pager.model.ts'

export interface PagerDeps<Item extends Identified, Key extends PageKey, Query> {
  /** @param signal Aborted when another request replaces this one. */
  fetch(page: Key, signal: AbortSignal, query: Query): Promise<Result<ListPage<Item, Key>, ApiFailure>>
  /** The page that a list starts from: 1, or the cursor before the first item. */
  first: Key
  /** The order or the filters at first; undefined for a list that has none. */
  query: Query
  /** Aborts what is pending, which then changes nothing. */
  signal: AbortSignal
}

/** A list that is read page by page. Read it with `useStore`; change it only through the commands. */
export interface Pager<Item extends Identified, Key extends PageKey = number, Query = undefined>
  extends ReadonlyStore<Pages<Item, Key, Query>> {
  /** Loads the first page; call it whenever the list is shown. */
  show(): void
  /** Loads the list of another order or of other filters; the same again changes nothing. */
  choose(query: Query): void
  /** Loads the next page, or tries the failed one again; nothing while one is loading, or when all are there. */
  more(): void
  /** Takes items from the list, which the server does not have any more. */
  remove(ids: ReadonlySet<string>): void
  /** Puts removed items back to their places. */
  restore(ids: ReadonlySet<string>): void
}

export function createPager<Item extends Identified, Key extends PageKey, Query>(
  deps: PagerDeps<Item, Key, Query>,
): Pager<Item, Key, Query> {
  const { fetch, signal } = deps
  const { dispatch, ...store } = createMachine<Pages<Item, Key, Query>, PagesEvent<Item, Key, Query>>(
    noPages(deps.first, deps.query),
    transitionPages,
  )
  const latest = createLatestSignal(signal)

  const load = async (page: Key, request: number, query: Query) => {
    const current = latest.renew()
    const answer = await fetch(page, current, query)
    if (current.aborted) return
    if (answer.ok) dispatch({ type: 'pageArrived', request, page: answer.value })
    else dispatch({ type: 'pageFailed', request, failure: answer.failure })
  }
  store.subscribe(({ next, query }, { next: before }) => {
    if (next.status === 'loading' && next !== before) void load(next.page, next.request, query)
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
