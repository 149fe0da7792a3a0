import type { ShareTarget } from '#lib/share/shareTargets.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { MadeGift } from './gift.api.ts'
import type { GiftReader, LockReason } from './reader/getGiftReader.ts'

/** How a gift is delivered: a place to share to, the device's or the app's own share sheet, or the clipboard. */
export type GiftChannel = ShareTarget | 'device' | 'copy'

/** Result of delivering the link. `waiting`: the browser blocked the popup, so the reader has to click again. */
export type GiftDelivery = { status: 'pending' | 'done' | 'waiting' | 'failed'; channel: GiftChannel }

/** A reader who may make gifts, with the number left. */
interface Giver {
  userId: string
  remaining: number
}

type Failed = { failure: ApiFailure | undefined }

export type GiftState =
  | { status: 'unknown' }
  | ({ status: LockReason } & Failed)
  /** No gifts left this month, and this article was not gifted before. */
  | ({ status: 'usedUp' } & Giver & Failed)
  | ({ status: 'open' } & Giver & Failed)
  /** Gifted at most 7 days ago: repeating it does not use up a gift. */
  | ({ status: 'given'; date: Date } & Giver & Failed)
  /** The link is pending; `date` is that of the earlier gift when it is repeated. */
  | ({ status: 'making'; channel: GiftChannel; date: Date | undefined } & Giver)
  /** Just gifted: the link is reused for all further channels. */
  | ({ status: 'linked'; link: string; date: Date; delivery: GiftDelivery } & Giver)

/** Events, named in the past tense. */
export type GiftEvent =
  /** `date`: when this reader gifted the article, if that is still valid. */
  | { type: 'readerKnown'; reader: GiftReader; date: Date | undefined }
  /** Gifted in another marker or tab, or found in the backend's list. */
  | { type: 'recordFound'; userId: string; date: Date | undefined }
  | { type: 'pressed'; channel: GiftChannel }
  | { type: 'made'; gift: MadeGift & { remaining: number }; date: Date }
  | { type: 'failed'; failure: ApiFailure }
  | { type: 'delivered'; delivery: GiftDelivery }

/** Pure; events that do not apply to the current status are ignored. */
export function transition(state: GiftState, event: GiftEvent): GiftState {
  switch (event.type) {
    case 'readerKnown':
      return readerKnown(state, event)
    case 'recordFound':
      if (!('userId' in state) || state.status === 'linked' || state.userId !== event.userId) return state
      if (dateOf(state)?.getTime() === event.date?.getTime()) return state
      return state.status === 'making' ? { ...state, date: event.date } : rest(state, event.date, state.failure)
    case 'pressed': {
      if (state.status === 'linked') return { ...state, delivery: { status: 'pending', channel: event.channel } }
      if (!canPress(state)) return state
      const { userId, remaining } = state
      return { status: 'making', userId, remaining, channel: event.channel, date: dateOf(state) }
    }
    case 'made': {
      if (state.status !== 'making') return state
      const { userId, channel } = state
      const { link, remaining } = event.gift
      return { status: 'linked', userId, remaining, link, date: event.date, delivery: { status: 'pending', channel } }
    }
    case 'failed':
      if (state.status === 'making') return rest(state, state.date, event.failure)
      // A 401 may have signed the reader out before this failure arrives.
      return 'failure' in state ? { ...state, failure: event.failure } : state
    case 'delivered':
      return state.status === 'linked' && state.delivery.channel === event.delivery.channel
        ? { ...state, delivery: event.delivery }
        : state
  }
}

type Pressable = Extract<GiftState, { status: 'open' | 'given' }>

const canPress = (state: GiftState): state is Pressable => state.status === 'open' || state.status === 'given'

const dateOf = (state: GiftState) => (state.status === 'given' || state.status === 'making' ? state.date : undefined)

function readerKnown(state: GiftState, { reader, date }: Extract<GiftEvent, { type: 'readerKnown' }>): GiftState {
  if (reader.status === 'unknown') return reader
  if (reader.status !== 'giver') {
    return { status: reader.status, failure: state.status === reader.status ? state.failure : undefined }
  }
  const { userId, remaining } = reader
  const same = 'userId' in state && state.userId === userId
  // A profile update keeps a pending gift and an existing link, but another reader gets neither.
  if (same && (state.status === 'making' || state.status === 'linked')) return { ...state, remaining }
  return rest(reader, date, same && 'failure' in state ? state.failure : undefined)
}

/** The box's status: sharing needs a gift left, or an earlier gift that is still valid (content-features §4). */
function rest({ userId, remaining }: Giver, date: Date | undefined, failure: ApiFailure | undefined): GiftState {
  if (date) return { status: 'given', userId, remaining, date, failure }
  return { status: remaining > 0 ? 'open' : 'usedUp', userId, remaining, failure }
}
