import type { ApiFailure } from '../../api/apiFailure.ts'
import type { CardPage } from './cards.schema.ts'

/** The fields of every card. */
export interface Identified {
  id: string
}

/** The events of the next page. `request` tells the answers of successive requests apart. */
export type NextPage =
  | { status: 'waiting'; page: number }
  | { status: 'loading'; page: number; request: number }
  | { status: 'failed'; page: number; failure: ApiFailure }
  | { status: 'complete' }

/** The cards of a list so far (reader-account §4, "Interests"). */
export interface CardPages<Card extends Identified> {
  cards: readonly Card[]
  /** False until the first answer: an empty list is something else. */
  known: boolean
  next: NextPage
  /** How many there are on all pages, where the server says so. */
  total: number | undefined
  /** How many cards a full page has; known with the first page that is not the last. */
  pageSize: number | undefined
  /** How many pages in a row have brought no card that was not there. */
  barren: number
  /** Cards that were removed since the list was shown, and where they were: an undo puts them back. */
  removed: ReadonlyMap<string, { card: Card; index: number }>
  requests: number
}

export type CardPagesEvent<Card extends Identified> =
  /** The list is shown, maybe again: it starts from page 1, and what was known stays visible until the answer. */
  | { type: 'shown' }
  /** The reader comes to the end, or tries again. */
  | { type: 'moreWanted' }
  | { type: 'pageArrived'; request: number; page: CardPage<Card> }
  | { type: 'pageFailed'; request: number; failure: ApiFailure }
  | { type: 'removed'; ids: ReadonlySet<string> }
  | { type: 'restored'; ids: ReadonlySet<string> }

export const noCards: CardPages<never> = {
  cards: [],
  known: false,
  next: { status: 'waiting', page: 1 },
  total: undefined,
  pageSize: undefined,
  barren: 0,
  removed: new Map(),
  requests: 0,
}

/** Loading another page withdraws the pending request: its answer is ignored. */
function load<Card extends Identified>(state: CardPages<Card>, page: number): CardPages<Card> {
  const request = state.requests + 1
  return { ...state, requests: request, next: { status: 'loading', page, request } }
}

/** How many pages are read whose cards are all malformed, or known: a server that always has more would be asked for ever. */
const PAGES_WITHOUT_CARDS = 3

/** The page that has the first card after this many, counted from 1. */
const pageOfFirstMissing = (cards: number, pageSize = Number.POSITIVE_INFINITY) => Math.floor(cards / pageSize) + 1

function arrived<Card extends Identified>(
  state: CardPages<Card>,
  answer: CardPage<Card>,
  page: number,
): CardPages<Card> {
  const before = page === 1 ? [] : state.cards
  const known = new Set(before.map(({ id }) => id))
  const remaining = answer.cards.filter(({ id }) => !state.removed.has(id))
  const added = remaining.filter(({ id }) => !known.has(id))
  const pageSize = state.pageSize ?? (answer.hasMore ? answer.received : undefined)
  // A next page that is not a later one would never end; an answer older than a removal lacks the card that has moved up since.
  const later = Math.max(answer.nextPage ?? 0, page + 1)
  const isOld = remaining.length < answer.cards.length
  const next = isOld ? Math.min(later, pageOfFirstMissing(before.length + added.length, pageSize)) : later
  const cards = [...before, ...added]
  const barren = added.length === 0 ? state.barren + Number(!isOld || cards.length === 0) : 0
  const result = { ...state, cards, known: true, total: answer.total, pageSize, barren }
  if (!answer.hasMore || barren >= PAGES_WITHOUT_CARDS) return { ...result, next: { status: 'complete' } }
  // Nobody can come to the end of a list without rows.
  return cards.length > 0 ? { ...result, next: { status: 'waiting', page: next } } : load(result, next)
}

/**
 * The cards after a removed one have each moved up by one on the server, so the first card that is not here yet may be on a page that was read already: where
 * the next page drops below the old one, that page is read again. Without cards that is page 1.
 */
function removed<Card extends Identified>(state: CardPages<Card>, ids: ReadonlySet<string>): CardPages<Card> {
  const gone = state.cards
    .flatMap((card, index) => (ids.has(card.id) ? [{ card, index }] : []))
    // As if they had been removed one after the other.
    .map(({ card, index }, before) => ({ card, index: index - before }))
  // A page that is on its way may still have them.
  if (gone.length === 0) return state.next.status === 'loading' ? load(state, state.next.page) : state
  const cards = state.cards.filter(({ id }) => !ids.has(id))
  const next = {
    ...state,
    cards,
    total: state.total === undefined ? undefined : Math.max(0, state.total - gone.length),
    barren: 0,
    removed: new Map([...state.removed, ...gone.map((entry) => [entry.card.id, entry] as const)]),
  }
  if (state.next.status === 'complete' || state.pageSize === undefined) return next
  const firstMissing = pageOfFirstMissing(cards.length, state.pageSize)
  return firstMissing < state.next.page || state.next.status === 'loading'
    ? load(next, Math.min(firstMissing, state.next.page))
    : next
}

function restored<Card extends Identified>(state: CardPages<Card>, ids: ReadonlySet<string>): CardPages<Card> {
  const back = [...state.removed].filter(([id]) => ids.has(id))
  if (back.length === 0) return state
  const shown = new Set(state.cards.map(({ id }) => id))
  const cards = [...state.cards]
  // The last one removed first: each index is that of the cards which were left then.
  for (const [id, { card, index }] of back.reverse()) if (!shown.has(id)) cards.splice(index, 0, card)
  return {
    ...state,
    cards,
    total: state.total === undefined ? undefined : state.total + back.length,
    removed: new Map([...state.removed].filter(([id]) => !ids.has(id))),
  }
}

/** An event that does not apply leaves the state unchanged, for example the answer to a withdrawn request. */
export function transitionCards<Card extends Identified>(
  state: CardPages<Card>,
  event: CardPagesEvent<Card>,
): CardPages<Card> {
  const { next } = state
  switch (event.type) {
    case 'shown':
      return load({ ...state, removed: new Map(), barren: 0 }, 1)
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
