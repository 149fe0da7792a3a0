import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { ShareTarget } from '../../src/lib/shareTargets.ts'
import type { MadeGift } from './gift.api.ts'
import type { Locked, Reader } from './reader.ts'

/** How a gift is handed on: a place to share to, the device's or the app's own share sheet, or the clipboard. */
export type Way = ShareTarget | 'device' | 'copy'

/** What came of handing the link on. `waiting`: the browser let nothing open by itself, so the reader has to press once more. */
export type Handing = { status: 'pending' | 'done' | 'waiting' | 'failed'; way: Way }

/** A giver, and how many gifts are left. */
interface Giver {
  userId: string
  remaining: number
}

type Failed = { failure: ApiFailure | undefined }

export type GiftState =
  | { status: 'unknown' }
  | ({ status: Locked } & Failed)
  /** Nothing is left this month, and this article was not given. */
  | ({ status: 'usedUp' } & Giver & Failed)
  | ({ status: 'open' } & Giver & Failed)
  /** Given 7 days ago at most: to give it again costs nothing. */
  | ({ status: 'given'; date: Date } & Giver & Failed)
  /** The link is asked for; `date` is that of the gift that is made again. */
  | ({ status: 'making'; way: Way; date: Date | undefined } & Giver)
  /** Just gifted: the one link serves all further ways. */
  | ({ status: 'linked'; link: string; date: Date; handing: Handing } & Giver)

/** Things that happened, in the past tense. */
export type GiftEvent =
  /** `date`: when this reader has given the article, if that still counts. */
  | { type: 'readerKnown'; reader: Reader; date: Date | undefined }
  /** Given in another marker or tab, or found in the backend's list. */
  | { type: 'recordFound'; userId: string; date: Date | undefined }
  | { type: 'pressed'; way: Way }
  | { type: 'made'; gift: MadeGift; date: Date }
  | { type: 'failed'; failure: ApiFailure }
  | { type: 'handed'; handing: Handing }

/** An event that makes no sense in the current state leaves the state as it is. */
export function transition(state: GiftState, event: GiftEvent): GiftState {
  switch (event.type) {
    case 'readerKnown':
      return readerKnown(state, event)
    case 'recordFound':
      if (!canPress(state) && state.status !== 'usedUp') return state
      if (state.userId !== event.userId || dateOf(state)?.getTime() === event.date?.getTime()) return state
      return rest(state, event.date, state.failure)
    case 'pressed': {
      if (state.status === 'linked') return { ...state, handing: { status: 'pending', way: event.way } }
      if (!canPress(state)) return state
      const { userId, remaining } = state
      return { status: 'making', userId, remaining, way: event.way, date: dateOf(state) }
    }
    case 'made': {
      if (state.status !== 'making') return state
      const { userId, way } = state
      const { link, remaining } = event.gift
      return { status: 'linked', userId, remaining, link, date: event.date, handing: { status: 'pending', way } }
    }
    case 'failed':
      if (state.status === 'making') return rest(state, state.date, event.failure)
      // The refusal may have signed the reader out before it was heard.
      return 'failure' in state ? { ...state, failure: event.failure } : state
    case 'handed':
      return state.status === 'linked' && state.handing.way === event.handing.way
        ? { ...state, handing: event.handing }
        : state
  }
}

type Pressable = Extract<GiftState, { status: 'open' | 'given' }>

const canPress = (state: GiftState): state is Pressable => state.status === 'open' || state.status === 'given'

const dateOf = (state: GiftState) => (state.status === 'given' ? state.date : undefined)

function readerKnown(state: GiftState, { reader, date }: Extract<GiftEvent, { type: 'readerKnown' }>): GiftState {
  if (reader.status === 'unknown') return reader
  if (reader.status !== 'giver') {
    return { status: reader.status, failure: state.status === reader.status ? state.failure : undefined }
  }
  const { userId, remaining } = reader
  const same = 'userId' in state && state.userId === userId
  // A gift on its way, and a link that is there, outlive news of the profile; another reader has neither.
  if (same && (state.status === 'making' || state.status === 'linked')) return { ...state, remaining }
  return rest(reader, date, same && 'failure' in state ? state.failure : undefined)
}

/** Given, open or used up: sharing takes a gift that is left, or one that was given and still counts (content-features §4). */
function rest({ userId, remaining }: Giver, date: Date | undefined, failure: ApiFailure | undefined): GiftState {
  if (date) return { status: 'given', userId, remaining, date, failure }
  return { status: remaining > 0 ? 'open' : 'usedUp', userId, remaining, failure }
}
