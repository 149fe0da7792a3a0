import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { LoadMore } from '#page/resource/LoadMore.ts'
import type { Chosen } from './live.api.ts'
import type { LiveAnswer, LiveMessage, Teams } from './live.schema.ts'
import { applyAnswer, type KnownMessages } from './merge/applyAnswer.ts'

/** The order and filters that the reader wants. */
export interface LiveView {
  order: 'newest' | 'oldest'
  chosen: Chosen
}

export interface LiveFeed extends KnownMessages {
  view: LiveView
  /** The end that is loaded on demand: the older messages, or the newer ones where the oldest stand first. */
  more: LoadMore
  /** How many stand above what the reader reads, who has not seen them. */
  unseen: number
  /** The messages that have just come; a new object each time. */
  arrival: { count: number } | undefined
  /** The messages that the reader's own press has brought: the list of another order or other filters, or its next list page. A new object each time; of this and `arrival` the later one is there. */
  brought: { kind: 'list' | 'listPage'; count: number } | undefined
  /** Nothing will come any more. */
  ended: boolean
  /** Of a match: the two that play. */
  teams: Teams | undefined
}

export type LiveState =
  /** `chosen`: the reader has asked for this view. */
  | { status: 'loading'; view: LiveView; chosen?: true }
  | { status: 'failed'; view: LiveView; failure: ApiFailure; retrying: boolean }
  | ({ status: 'open' } & LiveFeed)

export type LiveEvent =
  | { type: 'viewChosen'; view: LiveView }
  | { type: 'retried' }
  | { type: 'failed'; failure: ApiFailure }
  /** The first messages of the view. */
  | { type: 'received'; answer: LiveAnswer; ended: boolean }
  | { type: 'moreRequested' }
  | { type: 'moreFailed'; failure: ApiFailure }
  /** `late`: something newer has been applied since it was asked for. */
  | { type: 'moreReceived'; answer: LiveAnswer; late: boolean }
  /** Newer messages. `hold`: the list’s beginning is in sight, where they would push away what is read. */
  | { type: 'arrived'; answer: LiveAnswer; hold: boolean }
  /** The reader has asked for those that wait. */
  | { type: 'asked' }
  /** The list’s beginning is in sight. */
  | { type: 'seen' }

export const initialState: LiveState = { status: 'loading', view: { order: 'newest', chosen: {} } }

/** An event that does not apply to the current state leaves it unchanged. */
export function transition(state: LiveState, event: LiveEvent): LiveState {
  switch (event.type) {
    case 'viewChosen':
      return { status: 'loading', view: event.view, chosen: true }
    case 'retried':
      return state.status === 'failed' ? { ...state, retrying: true } : state
    case 'failed':
      return state.status === 'open'
        ? state
        : { status: 'failed', view: state.view, failure: event.failure, retrying: false }
    case 'received':
      return state.status === 'open'
        ? state
        : opened(state.view, event, state.status === 'loading' && state.chosen === true)
    default: {
      if (state.status !== 'open') return state
      const feed = changed(state, event)
      return feed === state ? state : { status: 'open', ...feed }
    }
  }
}

const nothingKnown: KnownMessages = { messages: [], blocks: [], held: [], gone: new Set(), before: 0 }

function opened(
  view: LiveView,
  { answer, ended }: Extract<LiveEvent, { type: 'received' }>,
  isChosen: boolean,
): LiveState {
  const { known } = applyAnswer(nothingKnown, answer, { end: 'newer', hold: false, late: false })
  const brought = isChosen ? ({ kind: 'list', count: known.messages.length } as const) : undefined
  const feed = { ...known, view, unseen: 0, arrival: undefined, brought, ended: ended || answer.ended === true }
  const teams = answer.teams ?? undefined
  return { status: 'open', ...feed, teams, more: { status: hasMore(answer) ? 'idle' : 'complete' } }
}

type OpenEvent = Exclude<LiveEvent, { type: 'viewChosen' | 'retried' | 'failed' | 'received' }>

function changed(feed: LiveFeed, event: OpenEvent): LiveFeed {
  switch (event.type) {
    case 'moreRequested':
      return { ...feed, more: { status: 'loading' } }
    case 'moreFailed':
      return { ...feed, more: { status: 'failed', failure: event.failure } }
    case 'moreReceived': {
      const { answer, late } = event
      const end = feed.view.order === 'newest' ? 'older' : 'newer'
      const { known, fresh } = applyAnswer(feed, answer, { end, hold: false, late })
      const brought = { kind: 'listPage', count: fresh } as const
      return {
        ...known,
        brought,
        arrival: undefined,
        more: { status: fresh > 0 && hasMore(answer) ? 'idle' : 'complete' },
      }
    }
    case 'arrived':
      return arrived(feed, event.answer, event.hold)
    case 'asked':
      return {
        ...applyAnswer(feed, { messages: [] }, { end: 'newer', hold: false, late: false }).known,
        unseen: 0,
        arrival: undefined,
      }
    case 'seen':
      return feed.unseen > 0 ? { ...feed, unseen: 0 } : feed
  }
}

function arrived(feed: LiveFeed, answer: LiveAnswer, hold: boolean): LiveFeed {
  const ended = feed.ended || answer.ended === true
  if (answer.messages.length === 0) return ended === feed.ended ? feed : { ...feed, ended }
  // With the oldest first, they come below what is read; an empty list has nothing that is read.
  const below = feed.view.order === 'oldest' || feed.messages.length === 0
  const { known, fresh } = applyAnswer(feed, answer, { end: 'newer', hold: hold && !below, late: false })
  const shown = below || hold ? 0 : fresh + feed.held.length
  return {
    ...known,
    ended,
    unseen: feed.unseen + shown,
    ...(fresh > 0 && { arrival: { count: fresh }, brought: undefined }),
  }
}

/** Some backends say so; else there are more while they send any. */
const hasMore = ({ hasMoreResults, messages }: LiveAnswer) => hasMoreResults ?? messages.length > 0

/** How many messages the reader has not seen: those that wait, and those above what is read. */
export const newsOf = (state: LiveState): number => (state.status === 'open' ? state.held.length + state.unseen : 0)

/** The newest message that is known: the next request asks from it. */
export const newestOf = ({ held, messages }: KnownMessages): LiveMessage | undefined => held[0] ?? messages[0]

/** Whether a list has its newest end, to which what comes can be added. */
export const hasNewestEnd = ({ view, more }: LiveFeed): boolean => view.order === 'newest' || more.status === 'complete'

/**
 * Whether a sponsor stands after a message; which one counts from the first.
 *
 * @param place Of the message, counted from the newest of the first answer, which has 0; what came since is before it.
 * @returns -1 for none.
 */
export function sponsorAfter(place: number, every: number): number {
  const turn = (place + 1) / every
  return Number.isInteger(turn) ? Math.abs(turn) : -1
}
