import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Session } from '../../src/session/session.types.ts'
import type { GiftApi } from './gift.api.ts'
import type { GiftEvent, GiftState, Handing, Way } from './gift.model.ts'
import { transition } from './gift.model.ts'
import type { GiftRecords } from './gift.records.ts'
import type { GiftCreated } from './gift.types.ts'
import { readerOf } from './reader.ts'

export interface GiftStoreNeeds {
  api: GiftApi
  session: Pick<Session, 'get' | 'subscribe' | 'ready' | 'refresh' | 'renew'>
  records: GiftRecords
  /** In the app a gift, made or failed, asks for a new token (content-features §4, §8). */
  inApp: boolean
  now: () => Date
  /**
   * Hands the link on. It is called within the press, before the link is there: a clipboard takes only what the reader pressed for.
   *
   * @param link Undefined when it could not be made.
   */
  hand(way: Way, link: Promise<string | undefined>): Promise<Handing>
  /** Told once of each gift that the backend has made. */
  onMade(gift: GiftCreated): void
  /** Told whenever a link was handed on. */
  onHanded(way: Way): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface GiftStore extends Omit<StoreApi<GiftState>, 'setState'> {
  /** Follows who reads and what is given elsewhere, until `signal` ends it. */
  start(signal: AbortSignal): void
  /** Makes the gift, unless its link is there already, and hands it on; however often it is called meanwhile, once. */
  give(way: Way): Promise<void>
}

const statusOf = (failure: ApiFailure) => (failure.kind === 'http' ? failure.status : 0)

export function createGiftStore(contentId: string, needs: GiftStoreNeeds): GiftStore {
  const { api, session, records, inApp, now, hand, onMade, onHanded } = needs
  const { setState, ...store } = createStore<GiftState>()(() => ({ status: 'unknown' }))
  const { getState } = store
  const send = (event: GiftEvent) => setState((state) => transition(state, event), true)

  const lookUp = () => {
    const reader = readerOf(session.get())
    const date = reader.status === 'giver' ? records.find(reader.userId, contentId) : undefined
    send({ type: 'readerKnown', reader, date })
    return reader.status === 'giver' ? reader.userId : undefined
  }
  const lookAgain = () => {
    const state = getState()
    if (!('userId' in state)) return
    const { userId } = state
    send({ type: 'recordFound', userId, date: records.find(userId, contentId) })
  }

  /** What the reader has given elsewhere. That it could not be asked is the error list's; what this browser knows serves. */
  const loadGifts = async (userId: string, signal: AbortSignal) => {
    let answer = await api.fetchGifts(signal)
    if (!answer.ok && inApp && statusOf(answer.failure) === 401 && !signal.aborted) {
      await session.renew()
      answer = await api.fetchGifts(signal)
    }
    if (!answer.ok || signal.aborted) return
    records.add(userId, answer.value)
    lookAgain()
  }

  /** The profile counts the gift too; in the app its token does, and the list is asked for again (content-features §4). */
  const reload = async (userId: string) => {
    await session.refresh()
    if (!inApp) return
    await session.renew()
    await loadGifts(userId, new AbortController().signal)
  }

  const pass = async (way: Way, handing: Promise<Handing>) => {
    const outcome = await handing
    send({ type: 'handed', handing: outcome })
    if (outcome.status === 'done') onHanded(way)
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
      records.watch(lookAgain, signal)
      follow()
      void session.ready().then(() => signal.aborted || follow())
    },
    async give(way) {
      const before = getState()
      send({ type: 'pressed', way })
      if (before.status === 'linked') return pass(way, hand(way, Promise.resolve(before.link)))
      const state = getState()
      if (before.status === 'making' || state.status !== 'making') return
      const { userId, date = now() } = state

      const answered = api.giveAway(contentId)
      const handing = hand(
        way,
        answered.then((answer) => (answer.ok ? answer.value.link : undefined)),
      )
      const answer = await answered
      if (!answer.ok) {
        send({ type: 'failed', failure: answer.failure })
        if (inApp) await session.renew()
        // Refused: something is not as the profile said, which may be a day old.
        else if ([400, 403].includes(statusOf(answer.failure))) await session.refresh()
        return
      }
      const { remaining } = answer.value
      records.add(userId, [{ contentId, giftDate: date }])
      send({ type: 'made', gift: answer.value, date })
      onMade({ contentId, numberGiftsRemaining: remaining })
      void reload(userId)
      await pass(way, handing)
    },
  }
}
