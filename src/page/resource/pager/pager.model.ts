import type { ApiFailure } from '../../api/apiFailure.ts'
import { canLoadMore, type LoadMore } from '../LoadMore.ts'

/** The field that tells the items of a list apart. */
export interface Identified {
  id: string
}

/** Names a list page: by its number, counted from 1, or by the cursor that the list page before it has. */
export type ListPageKey = number | string

/** The server's answer for one list page. */
export interface ListPage<Item, Key> {
  items: readonly Item[]
  /** How many the server has sent: one that is dropped still counts as part of the list page. */
  received: number
  /** How many there are on all list pages, where the server says so. */
  total: number | undefined
  /** The list page after it; undefined on the last one. */
  next: Key | undefined
}

/** A list that is read page by page, so far. */
export interface PagedList<Item extends Identified, Key extends ListPageKey, Query> {
  items: readonly Item[]
  /** False until the first answer: an empty list is something else. */
  known: boolean
  /** The list page after those that are read, which `more` loads; the first one while the list starts over. */
  listPage: Key
  /** A new object for each request. */
  more: LoadMore
  /** The order or the filters. */
  query: Query
  first: Key
  /** How many there are on all list pages, where the server says so. */
  total: number | undefined
  /** How many items a full list page has; known with the first list page that is not the last. */
  listPageSize: number | undefined
  /** How many list pages in a row have brought nothing that was not there. */
  barren: number
  /** The items that were removed since the list was shown, with their places: an undo puts them back. */
  removed: ReadonlyMap<string, { item: Item; index: number }>
}

export type PagedListEvent<Item extends Identified, Key extends ListPageKey, Query> =
  /** The list is shown, maybe again: it starts from the first list page, and what was known stays visible until the answer. */
  | { type: 'shown' }
  /** The reader wants another order or other filters: the list starts over without what was known. */
  | { type: 'chosen'; query: Query }
  /** The reader comes to the end, or tries again. */
  | { type: 'moreWanted' }
  | { type: 'listPageArrived'; listPage: ListPage<Item, Key> }
  | { type: 'listPageFailed'; failure: ApiFailure }
  | { type: 'removed'; ids: ReadonlySet<string> }
  | { type: 'restored'; ids: ReadonlySet<string> }

export const emptyPagedList = <Key extends ListPageKey, Query>(
  first: Key,
  query: Query,
): PagedList<never, Key, Query> => ({
  items: [],
  known: false,
  listPage: first,
  more: { status: 'idle' },
  query,
  first,
  total: undefined,
  listPageSize: undefined,
  barren: 0,
  removed: new Map(),
})

/** Nothing of the list has been requested yet. */
export const isUnread = ({
  known,
  more,
}: Pick<PagedList<Identified, ListPageKey, unknown>, 'known' | 'more'>): boolean => !known && more.status === 'idle'

/** Each request is a new object: the store sends it, and withdraws the one before. */
const load = <State extends PagedList<Identified, ListPageKey, unknown>>(
  state: State,
  listPage: State['first'],
): State => ({ ...state, listPage, more: { status: 'loading' } })

/** How many list pages are read whose items are all malformed, or known: a server that always has more would be asked for ever. */
const LIST_PAGES_WITHOUT_ITEMS = 3

/** A number that is not a later one, and a cursor that does not move, would never end. */
function following<Key extends ListPageKey>(listPage: Key, next: Key | undefined): Key | undefined {
  // Both keys of a list are of the same kind.
  if (typeof listPage === 'number' && typeof next === 'number') return Math.max(next, listPage + 1) as Key
  return next === listPage ? undefined : next
}

/** The numbered list page that has the first item after this many, where it is one before the next. A cursor is that of an item, wherever the item is. */
const unlessEarlier = <Key extends ListPageKey>(next: Key, items: number, listPageSize: number): Key =>
  // A number, as the next one is.
  typeof next === 'number' ? (Math.min(next, Math.floor(items / listPageSize) + 1) as Key) : next

function arrived<Item extends Identified, Key extends ListPageKey, Query>(
  state: PagedList<Item, Key, Query>,
  answer: ListPage<Item, Key>,
): PagedList<Item, Key, Query> {
  const before = state.listPage === state.first ? [] : state.items
  const known = new Set(before.map(({ id }) => id))
  const remaining = answer.items.filter(({ id }) => !state.removed.has(id))
  // A list page may have an item twice.
  const added = remaining.filter(({ id }) => !known.has(id) && known.add(id))
  const next = following(state.listPage, answer.next)
  const listPageSize = state.listPageSize ?? (next === undefined ? undefined : answer.received)
  const isOld = remaining.length < answer.items.length
  const items = [...before, ...added]
  const barren = added.length === 0 ? state.barren + Number(!isOld || items.length === 0) : 0
  const result = { ...state, items, known: true, total: answer.total, listPageSize, barren }
  if (next === undefined || barren >= LIST_PAGES_WITHOUT_ITEMS) return { ...result, more: { status: 'complete' } }
  // An answer older than a removal lacks the item that has moved up since.
  const listPage = isOld && listPageSize !== undefined ? unlessEarlier(next, items.length, listPageSize) : next
  // Nobody can come to the end of a list without rows.
  return items.length > 0 ? { ...result, listPage, more: { status: 'idle' } } : load(result, listPage)
}

/**
 * The items after a removed one have each moved up by one on the server, so the first item that is not here yet may be on a list page that was read already: where
 * the next list page drops below the old one, that list page is read again. Without items that is list page 1.
 */
function removed<Item extends Identified, Key extends ListPageKey, Query>(
  state: PagedList<Item, Key, Query>,
  ids: ReadonlySet<string>,
): PagedList<Item, Key, Query> {
  const gone = state.items
    .flatMap((item, index) => (ids.has(item.id) ? [{ item, index }] : []))
    // As if they had been removed one after the other.
    .map(({ item, index }, before) => ({ item, index: index - before }))
  // A list page that is on its way may still have them.
  const isLoading = state.more.status === 'loading'
  if (gone.length === 0) return isLoading ? load(state, state.listPage) : state
  const items = state.items.filter(({ id }) => !ids.has(id))
  const next = {
    ...state,
    items,
    total: state.total === undefined ? undefined : Math.max(0, state.total - gone.length),
    barren: 0,
    removed: new Map([...state.removed, ...gone.map((entry) => [entry.item.id, entry] as const)]),
  }
  if (state.more.status === 'complete' || state.listPageSize === undefined) return next
  const listPage = unlessEarlier(state.listPage, items.length, state.listPageSize)
  return listPage !== state.listPage || isLoading ? load(next, listPage) : next
}

function restored<Item extends Identified, Key extends ListPageKey, Query>(
  state: PagedList<Item, Key, Query>,
  ids: ReadonlySet<string>,
): PagedList<Item, Key, Query> {
  const back = [...state.removed].filter(([id]) => ids.has(id))
  if (back.length === 0) return state
  const shown = new Set(state.items.map(({ id }) => id))
  const items = [...state.items]
  // The last one removed first: each index is that of the items which were left then.
  for (const [id, { item, index }] of back.reverse()) if (!shown.has(id)) items.splice(index, 0, item)
  return {
    ...state,
    items,
    total: state.total === undefined ? undefined : state.total + back.length,
    removed: new Map([...state.removed].filter(([id]) => !ids.has(id))),
  }
}

/** An event that does not apply leaves the state unchanged. */
export function transition<Item extends Identified, Key extends ListPageKey, Query>(
  state: PagedList<Item, Key, Query>,
  event: PagedListEvent<Item, Key, Query>,
): PagedList<Item, Key, Query> {
  switch (event.type) {
    case 'shown':
      return load({ ...state, removed: new Map(), barren: 0 }, state.first)
    case 'chosen':
      return event.query === state.query
        ? state
        : load({ ...state, query: event.query, items: [], known: false, barren: 0 }, state.first)
    case 'moreWanted':
      return canLoadMore(state.more) ? load(state, state.listPage) : state
    case 'listPageArrived':
      return state.more.status === 'loading' ? arrived(state, event.listPage) : state
    case 'listPageFailed':
      return state.more.status === 'loading' ? { ...state, more: { status: 'failed', failure: event.failure } } : state
    case 'removed':
      return removed(state, event.ids)
    case 'restored':
      return restored(state, event.ids)
  }
}
