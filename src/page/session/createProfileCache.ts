import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import { object } from '#lib/schema/object.ts'
import { cookieNames, PROFILE_AGE, storageKeys } from '#lib/site/limits.ts'
import type { Cookies } from '../storage/createCookies.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import { type StoragePort, safeStorage } from '../storage/safeStorage.ts'
import { fingerprint } from './fingerprint.ts'
import { withoutPersonalData } from './personalData.ts'
import { type CurrentUser, CurrentUserSchema } from './profile.schema.ts'

export interface ProfileCacheOptions {
  storage: StoragePort | (() => StoragePort)
  cookies: Cookies
  now: () => Date
  report: Report
}

/** The stored profile (reader-account §4 and §9), so that most pages need no request. It has no personal data. */
export interface ProfileCache {
  /** The profile of this token, until a day after it was stored. */
  read(token: string): CurrentUser | undefined
  /** Whether the stored profile was loaded with this token, however long ago. */
  owns(token: string): boolean
  /** Whether it was loaded within a day with all of today's fields, and the backend has not requested a reload since. */
  isFresh(): boolean
  /** The profile of this token if its data is newer than `time`: another tab's. */
  readSince(token: string, time: Date): CurrentUser | undefined
  /** The backend's current reload request; read before a load and passed to {@link ProfileCache.loaded} after it. */
  reloadRequest(): string | undefined
  /** @param sentAt When the load was sent: its data is not newer than that. */
  loaded(token: string, user: CurrentUser, reloadRequest: string | undefined, sentAt: Date): void
  /** Stores a change that was not loaded. */
  write(token: string, user: CurrentUser, changedAt: Date): void
  /** Clears all that a sign-out clears (reader-account §4). */
  forget(userId: string | undefined): void
  /** The same of whoever has left a profile in this browser; nothing where nobody has. */
  forgetWhoWasHere(): void
}

/** Raised whenever what is stored of a user changes, so that a profile that was stored otherwise is loaded again. */
const SHAPE = 3

export function createProfileCache({ storage, cookies, now, report }: ProfileCacheOptions): ProfileCache {
  const raw = safeStorage(storage)
  const shared = { storage: raw, now, report }
  const profile = createLocalStore({
    ...shared,
    key: storageKeys.profile,
    // `asOf`: the time of the data, milliseconds since 1970.
    schema: object({ owner: v.number(), user: CurrentUserSchema, asOf: v.optional(v.number(), 0) }),
    // Its end is below: whose it was has to be known then.
    ttl: Number.POSITIVE_INFINITY,
  })
  const recent = createLocalStore({
    ...shared,
    key: storageKeys.profileLoaded,
    schema: v.unknown(),
    ttl: PROFILE_AGE,
  })

  const reloadRequest = () => cookies.read(cookieNames.refreshUser)
  const forgetInterests = (userId: string) => {
    raw.removeItem(storageKeys.interests(userId))
    raw.removeItem(storageKeys.pendingNotifications(userId))
  }
  const write = (token: string, user: CurrentUser, asOf: Date) => {
    const before = profile.read()?.user.id
    // The previous reader has not signed out here; none of their data may be used for this one.
    if (before !== undefined && before !== user.id) {
      raw.removeItem(storageKeys.theme)
      forgetInterests(before)
    }
    // The schema needs the key.
    const stored = { ...withoutPersonalData(user), birthDate: undefined }
    profile.write({ owner: fingerprint(token), user: stored, asOf: asOf.getTime() })
  }

  const forget = (userId: string | undefined) => {
    profile.clear()
    recent.clear()
    raw.removeItem(storageKeys.refreshUser)
    raw.removeItem(storageKeys.theme)
    if (userId !== undefined) forgetInterests(userId)
  }
  const readOwn = (token: string) => {
    const stored = profile.read()
    if (!stored) return undefined
    const age = now().getTime() - stored.asOf
    // A time in the future means that the clock has been set back since.
    if (age < 0 || age >= PROFILE_AGE) return forget(stored.user.id)
    return stored.owner === fingerprint(token) ? stored : undefined
  }

  return {
    read: (token) => readOwn(token)?.user,
    owns: (token) => profile.read()?.owner === fingerprint(token),
    readSince(token, time) {
      const stored = readOwn(token)
      return stored && stored.asOf > time.getTime() ? stored.user : undefined
    },
    isFresh() {
      const requestedReload = reloadRequest()
      const isAnswered = requestedReload === undefined || requestedReload === raw.getItem(storageKeys.refreshUser)
      return isAnswered && recent.read() === SHAPE
    },
    reloadRequest,
    loaded(token, user, requestedReload, sentAt) {
      write(token, user, sentAt)
      recent.write(SHAPE)
      if (requestedReload !== undefined) raw.setItem(storageKeys.refreshUser, requestedReload)
    },
    write,
    forget,
    forgetWhoWasHere() {
      const stored = profile.read()
      if (stored) forget(stored.user.id)
    },
  }
}
