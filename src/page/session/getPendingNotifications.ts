import * as v from 'valibot'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import { listen } from '#lib/listen.ts'
import type { Report } from '#lib/report.ts'
import { object } from '#lib/schema/object.ts'
import { storageKeys } from '#lib/site/limits.ts'
import type { ApiClient } from '../api/apiClient.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { Session } from './session.types.ts'

/** How many notifications a reader has not seen (reader-account §4, "Notification feed"). */
export type PendingCount = { status: 'unknown' } | { status: 'known'; readerId: string; count: number }

export interface PendingNotifications extends ReadonlyStore<PendingCount> {
  /** Asks for the count of the current reader, unless it is known from the last 15 minutes. A failure is recorded by the client and leaves the count unknown (reader-account §8). */
  load(): Promise<void>
  /** The reader has closed the feed: nothing is pending, whatever an earlier request may still answer. */
  reset(): void
}

export interface PendingNotificationsPage {
  client: Pick<ApiClient, 'get'>
  session: Pick<Session, 'get' | 'subscribe'>
  now: () => Date
  getShared<Shared>(key: string, create: (signal: AbortSignal) => Shared): Shared
  report: Report
}

/** How long the count is kept, in milliseconds (reader-account §9); here, because the runtime of every page has the other limits. */
const TTL = 15 * 60 * 1000

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const StatusSchema = object({
  /** How many notifications the reader has not seen. */
  pendingNotifications: CountSchema,
})

type PendingEvent = { type: 'counted'; readerId: string; count: number } | { type: 'readerChanged' }

const unknown: PendingCount = { status: 'unknown' }

function transition(state: PendingCount, event: PendingEvent): PendingCount {
  if (event.type === 'readerChanged') return state.status === 'unknown' ? state : unknown
  const { readerId, count } = event
  const same = state.status === 'known' && state.readerId === readerId && state.count === count
  return same ? state : { status: 'known', readerId, count }
}

/** The page's one count of pending notifications, for the profile and whatever else shows it: in step with the other tabs. */
export const getPendingNotifications = ({
  client,
  session,
  now,
  getShared,
  report,
}: PendingNotificationsPage): PendingNotifications =>
  getShared('pending-notifications', (signal) => {
    const { dispatch, ...store } = createMachine<PendingCount, PendingEvent>(unknown, transition)
    /** Counts what makes an answer outdated. */
    let turn = 0

    const readerId = () => {
      const state = session.get()
      return state.status === 'anonymous' ? undefined : state.user?.id
    }
    const cacheOf = (id: string) =>
      createLocalStore({
        storage: () => window.localStorage,
        key: storageKeys.pendingNotifications(id),
        schema: CountSchema,
        now,
        report,
        ttl: TTL,
      })
    const showCached = (id: string) => {
      const count = cacheOf(id).read()
      if (count === undefined) return false
      dispatch({ type: 'counted', readerId: id, count })
      return true
    }

    const unsubscribe = session.subscribe(() => {
      const state = store.getState()
      if (state.status === 'unknown' || state.readerId === readerId()) return
      turn += 1
      dispatch({ type: 'readerChanged' })
    })
    signal.addEventListener('abort', unsubscribe)
    const onStorage = ({ key }: StorageEvent) => {
      const id = readerId()
      if (id === undefined || key !== storageKeys.pendingNotifications(id)) return
      turn += 1
      showCached(id)
    }
    listen(window, 'storage', onStorage, { signal })

    return {
      ...store,
      async load() {
        const id = readerId()
        if (id === undefined || showCached(id)) return
        turn += 1
        const mine = turn
        const answer = await client.get('user/notifications/status', StatusSchema, { signal })
        if (!answer.ok || mine !== turn || readerId() !== id) return
        cacheOf(id).write(answer.value.pendingNotifications)
        dispatch({ type: 'counted', readerId: id, count: answer.value.pendingNotifications })
      },
      reset() {
        const id = readerId()
        if (id === undefined) return
        turn += 1
        cacheOf(id).write(0)
        dispatch({ type: 'counted', readerId: id, count: 0 })
      },
    }
  })
