import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { createLatestSignal } from '#lib/createLatestSignal.ts'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import { listen } from '#lib/listen.ts'
import type { Report } from '#lib/report.ts'
import { object } from '#lib/schema/object.ts'
import { storageKeys } from '#lib/site/limits.ts'
import type { ApiClient } from '../api/apiClient.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { Session } from './session.types.ts'
import { userOf } from './userOf.ts'

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

/** The page's one count of pending notifications, for the profile and whatever else shows it: in step with the other tabs. */
export const getPendingNotifications = ({
  client,
  session,
  now,
  getShared,
  report,
}: PendingNotificationsPage): PendingNotifications =>
  getShared('pending-notifications', (signal) => {
    const { setState, ...store } = createStore<PendingCount>()(() => ({ status: 'unknown' }))
    const latest = createLatestSignal(signal)

    const readerId = () => userOf(session.get())?.id
    const cacheOf = (id: string) =>
      createLocalStore({
        storage: () => window.localStorage,
        key: storageKeys.pendingNotifications(id),
        schema: CountSchema,
        now,
        report,
        ttl: TTL,
      })
    const setCount = (readerId: string, count: number) => setState({ status: 'known', readerId, count }, true)
    const showCached = (id: string) => {
      const count = cacheOf(id).read()
      if (count === undefined) return false
      setCount(id, count)
      return true
    }

    const unsubscribe = session.subscribe(() => {
      const state = store.getState()
      if (state.status === 'unknown' || state.readerId === readerId()) return
      latest.abort()
      setState({ status: 'unknown' }, true)
    })
    signal.addEventListener('abort', unsubscribe)
    const onStorage = ({ key }: StorageEvent) => {
      const id = readerId()
      if (id === undefined || key !== storageKeys.pendingNotifications(id)) return
      latest.abort()
      showCached(id)
    }
    listen(window, 'storage', onStorage, { signal })

    return {
      ...store,
      async load() {
        const id = readerId()
        if (id === undefined || showCached(id)) return
        const current = latest.renew()
        const answer = await client.get('user/notifications/status', StatusSchema, { signal: current })
        if (!answer.ok || current.aborted || readerId() !== id) return
        cacheOf(id).write(answer.value.pendingNotifications)
        setCount(id, answer.value.pendingNotifications)
      },
      reset() {
        const id = readerId()
        if (id === undefined) return
        latest.abort()
        cacheOf(id).write(0)
        setCount(id, 0)
      },
    }
  })
