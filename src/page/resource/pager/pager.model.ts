import type { ApiFailure } from '../../api/apiFailure.ts'

/** The field that tells the items of a list apart. */
export interface Identified {
  id: string
}

/** Which page of a list: its number, counted from 1, or the cursor that the page before it names. */
export type PageKey = number | string

/** The server's answer for one page. */
export interface ListPage<Item, Key> {
  items: readonly Item[]
  /** How many the server has sent: one that is dropped still counts as part of the page. */
  received: number
  /** How many there are on all pages, where the server says so. */
  total: number | undefined
  /** The page after it; undefined on the last one. */
  next: Key | undefined
}

/** The events of the next page. `request` tells the answers of successive requests apart. */
export type NextPage<Key> =
  | { status: 'waiting'; page: Key }
  | { status: 'loading'; page: Key; request: number }
  | { status: 'failed'; page: Key; failure: ApiFailure }
  | { status: 'complete' }

/** A list that is read page by page, so far. */
export interface Pages<Item extends Identified, Key extends PageKey, Query> {
  items: readonly Item[]
  /** False until the first answer: an empty list is something else. */
  known: boolean
  next: NextPage<Key>
  /** The order or the filters. */
  query: Query
  first: Key
  /** How many there are on all pages, where the server says so. */
  total: number | undefined
  /** How many items a full page has; known with the first page that is not the last. */
  pageSize: number | undefined
  /** How many pages in a row have brought nothing that was not there. */
  barren: number
  /** The items that were removed since the list was shown, with their places: an undo puts them back. */
  removed: ReadonlyMap<string, { item: Item; index: number }>
  requests: number
}

export type PagesEvent<Item extends Identified, Key extends PageKey, Query> =
  /** The list is shown, maybe again: it starts from the first page, and what was known stays visible until the answer. */
  | { type: 'shown' }
  /** The reader wants another order or other filters: the list starts over without what was known. */
  | { type: 'chosen'; query: Query }
  /** The reader comes to the end, or tries again. */
  | { type: 'moreWanted' }
  | { type: 'pageArrived'; request: number; page: ListPage<Item, Key> }
  | { type: 'pageFailed'; request: number; failure: ApiFailure }
  | { type: 'removed'; ids: ReadonlySet<string> }
  | { type: 'restored'; ids: ReadonlySet<string> }

export const noPages = <Key extends PageKey, Query>(first: Key, query: Query): Pages<never, Key, Query> => ({
  items: [],
  known: false,
  next: { status: 'waiting', page: first },
  query,
  first,
  total: undefined,
  pageSize: undefined,
  barren: 0,
  removed: new Map(),
  requests: 0,
})

/** Loading another page withdraws the pending request: its answer is ignored. */
function load<State extends Pages<Identified, PageKey, unknown>>(state: State, page: State['first']): State {
  const request = state.requests + 1
  return { ...state, requests: request, next: { status: 'loading', page, request } }
}

/** How many pages are read whose items are all malformed, or known: a server that always has more would be asked for ever. */
const PAGES_WITHOUT_ITEMS = 3

/** A number that is not a later one, and a cursor that does not move, would never end. */
function following<Key extends PageKey>(page: Key, next: Key | undefined): Key | undefined {
  // Both keys of a list are of the same kind.
  if (typeof page === 'number' && typeof next === 'number') return Math.max(next, page + 1) as Key
  return next === page ? undefined : next
}

/** The numbered page that has the first item after this many, where it is one before the next. A cursor is that of an item, wherever the item is. */
const unlessEarlier = <Key extends PageKey>(next: Key, items: number, pageSize: number): Key =>
  // A number, as the next one is.
  typeof next === 'number' ? (Math.min(next, Math.floor(items / pageSize) + 1) as Key) : next

function arrived<Item extends Identified, Key extends PageKey, Query>(
  state: Pages<Item, Key, Query>,
  answer: ListPage<Item, Key>,
  page: Key,
): Pages<Item, Key, Query> {
  const before = page === state.first ? [] : state.items
  const known = new Set(before.map(({ id }) => id))
  const remaining = answer.items.filter(({ id }) => !state.removed.has(id))
  // A page may have an item twice.
  const added = remaining.filter(({ id }) => !known.has(id) && known.add(id))
  const next = following(page, answer.next)
  const pageSize = state.pageSize ?? (next === undefined ? undefined : answer.received)
  const isOld = remaining.length < answer.items.length
  const items = [...before, ...added]
  const barren = added.length === 0 ? state.barren + Number(!isOld || items.length === 0) : 0
  const result = { ...state, items, known: true, total: answer.total, pageSize, barren }
  if (next === undefined || barren >= PAGES_WITHOUT_ITEMS) return { ...result, next: { status: 'complete' } }
  // An answer older than a removal lacks the item that has moved up since.
  const wanted = isOld && pageSize !== undefined ? unlessEarlier(next, items.length, pageSize) : next
  // Nobody can come to the end of a list without rows.
  return items.length > 0 ? { ...result, next: { status: 'waiting', page: wanted } } : load(result, wanted)
}

/**
 * The items after a removed one have each moved up by one on the server, so the first item that is not here yet may be on a page that was read already: where
 * the next page drops below the old one, that page is read again. Without items that is page 1.
 */
function removed<Item extends Identified, Key extends PageKey, Query>(
  state: Pages<Item, Key, Query>,
  ids: ReadonlySet<string>,
): Pages<Item, Key, Query> {
  const gone = state.items
    .flatMap((item, index) => (ids.has(item.id) ? [{ item, index }] : []))
    // As if they had been removed one after the other.
    .map(({ item, index }, before) => ({ item, index: index - before }))
  // A page that is on its way may still have them.
  if (gone.length === 0) return state.next.status === 'loading' ? load(state, state.next.page) : state
  const items = state.items.filter(({ id }) => !ids.has(id))
  const next = {
    ...state,
    items,
    total: state.total === undefined ? undefined : Math.max(0, state.total - gone.length),
    barren: 0,
    removed: new Map([...state.removed, ...gone.map((entry) => [entry.item.id, entry] as const)]),
  }
  if (state.next.status === 'complete' || state.pageSize === undefined) return next
  const page = unlessEarlier(state.next.page, items.length, state.pageSize)
  return page !== state.next.page || state.next.status === 'loading' ? load(next, page) : next
}

function restored<Item extends Identified, Key extends PageKey, Query>(
  state: Pages<Item, Key, Query>,
  ids: ReadonlySet<string>,
): Pages<Item, Key, Query> {
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

/** An event that does not apply leaves the state unchanged, for example the answer to a withdrawn request. */
export function transitionPages<Item extends Identified, Key extends PageKey, Query>(
  state: Pages<Item, Key, Query>,
  event: PagesEvent<Item, Key, Query>,
): Pages<Item, Key, Query> {
  const { next, first } = state
  switch (event.type) {
    case 'shown':
      return load({ ...state, removed: new Map(), barren: 0 }, first)
    case 'chosen':
      return event.query === state.query
        ? state
        : load({ ...state, query: event.query, items: [], known: false, barren: 0 }, first)
    case 'moreWanted':
      return next.status === 'waiting' || next.status === 'failed' ? load(state, next.page) : state
    case 'pageArrived':
      return next.status === 'loading' && next.request === event.request ? arrived(state, event.page, next.page) : state
    case 'pageFailed':
      return next.status === 'loading' && next.request === event.request
        ? { ...state, next: { status: 'failed', page: next.page, failure: event.failure } }
        : state
    case 'removed':
      return removed(state, event.ids)
    case 'restored':
      return restored(state, event.ids)
  }
}
