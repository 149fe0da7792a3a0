import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { Session } from '#page/session/session.types.ts'
import type { GiftApi } from './gift.api.ts'
import { type GiftChannel, type GiftDelivery, type GiftEvent, type GiftState, transition } from './gift.model.ts'
import type { GiftRecords } from './gift.records.ts'
import type { GiftCreated } from './gift.types.ts'
import { getGiftReader } from './reader/getGiftReader.ts'

export interface GiftStoreDeps {
  api: GiftApi
  session: Pick<Session, 'get' | 'subscribe' | 'ready' | 'refresh' | 'renew'>
  records: GiftRecords
  /** In the app, a gift requests a new token, whether it succeeds or fails (content-features §4, §8). */
  inApp: boolean
  now: () => Date
  /**
   * Delivers the link. Called during the click, before the link has loaded: clipboards accept writes only during a user action.
   *
   * @param link Resolves to undefined when no link was made.
   */
  deliver(channel: GiftChannel, link: Promise<string | undefined>): Promise<GiftDelivery>
  /** Called once for each gift that the backend has made. */
  onMade(gift: GiftCreated): void
  /** Called after each delivery of a link. */
  onDelivered(channel: GiftChannel): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface GiftStore extends ReadonlyStore<GiftState> {
  /** Follows the session and gifts made elsewhere until `signal` aborts. */
  start(signal: AbortSignal): void
  /** Makes the gift unless it has a link already, and delivers it; ignored while one is pending. */
  give(channel: GiftChannel): Promise<void>
}

const statusOf = (failure: ApiFailure) => (failure.kind === 'http' ? failure.status : 0)

export function createGiftStore(contentId: string, deps: GiftStoreDeps): GiftStore {
  const { api, session, records, inApp, now, deliver, onMade, onDelivered } = deps
  const { dispatch, ...store } = createMachine<GiftState, GiftEvent>({ status: 'unknown' }, transition)
  const { getState } = store

  const lookUp = () => {
    const reader = getGiftReader(session.get())
    const date = reader.status === 'giver' ? records.find(reader.userId, contentId) : undefined
    dispatch({ type: 'readerKnown', reader, date })
    return reader.status === 'giver' ? reader.userId : undefined
  }
  const refresh = () => {
    const state = getState()
    if (!('userId' in state)) return
    const { userId } = state
    dispatch({ type: 'recordFound', userId, date: records.find(userId, contentId) })
  }

  /** Loads gifts made elsewhere. A failure is only logged by the client; the gifts stored in this browser still apply. */
  const loadGifts = async (userId: string, signal: AbortSignal) => {
    let answer = await api.fetchGifts(signal)
    if (!answer.ok && inApp && statusOf(answer.failure) === 401 && !signal.aborted) {
      await session.renew()
      answer = await api.fetchGifts(signal)
    }
    if (!answer.ok || signal.aborted) return
    records.add(userId, answer.value)
    refresh()
  }

  /** Refreshes the profile, which counts the gift; in the app, the token and the list of gifts (content-features §4). */
  const reload = async (userId: string) => {
    await session.refresh()
    if (!inApp) return
    await session.renew()
    await loadGifts(userId, new AbortController().signal)
  }

  const pass = async (channel: GiftChannel, delivery: Promise<GiftDelivery>) => {
    const outcome = await delivery
    dispatch({ type: 'delivered', delivery: outcome })
    if (outcome.status === 'done') onDelivered(channel)
  }

  return {
    ...store,
    start(signal) {
      let loaded: string | undefined
      const follow = () => {
        const userId = lookUp()
        if (userId === undefined || userId === loaded) return
        loaded = userId
        records.load()
        void loadGifts(userId, signal)
      }
      signal.addEventListener('abort', session.subscribe(follow))
      records.watch(refresh, signal)
      follow()
      void session.ready().then(() => signal.aborted || follow())
    },
    async give(channel) {
      const before = getState()
      dispatch({ type: 'pressed', channel })
      if (before.status === 'linked') return pass(channel, deliver(channel, Promise.resolve(before.link)))
      const state = getState()
      if (before.status === 'making' || state.status !== 'making') return
      const { userId } = state

      const answered = api.giveAway(contentId)
      const delivery = deliver(
        channel,
        answered.then((answer) => (answer.ok ? answer.value.link : undefined)),
      )
      const answer = await answered
      if (!answer.ok) {
        dispatch({ type: 'failed', failure: answer.failure })
        if (inApp) await session.renew()
        // The cached profile, up to a day old, may be wrong.
        else if ([400, 403].includes(statusOf(answer.failure))) await session.refresh()
        return
      }
      // A gift that is repeated does not use up another one. The list that says so may have come meanwhile.
      const earlier = records.find(userId, contentId)
      const date = earlier ?? now()
      const remaining = answer.value.remaining ?? Math.max(0, state.remaining - (earlier ? 0 : 1))
      records.add(userId, [{ contentId, giftDate: date }])
      dispatch({ type: 'made', gift: { ...answer.value, remaining }, date })
      onMade({ contentId, numberGiftsRemaining: remaining })
      void reload(userId)
      await pass(channel, delivery)
    },
  }
}
