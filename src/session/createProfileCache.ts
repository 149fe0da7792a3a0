import * as v from 'valibot'
import type { Report } from '../lib/report.ts'
import { cookieNames, PROFILE_AGE, storageKeys } from '../site/limits.ts'
import type { Cookies } from '../storage/createCookies.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { StoragePort } from '../storage/safeStorage.ts'
import { safeStorage } from '../storage/safeStorage.ts'
import type { CurrentUser } from './profile.schema.ts'
import { CurrentUserSchema } from './profile.schema.ts'

export interface ProfileCacheOptions {
  storage: StoragePort | (() => StoragePort)
  cookies: Cookies
  now: () => Date
  report: Report
}

/** The profile as it was last seen (reader-account §4 and §9), so that most pages ask for nothing. */
export interface ProfileCache {
  /** The profile that belongs to this token, however old: it is better than none. */
  read(token: string): CurrentUser | undefined
  /** It was loaded within a day, and the backend has not asked for another load since. */
  isFresh(): boolean
  /** What the backend asks at this moment; taken before a load, handed to {@link ProfileCache.loaded} after it. */
  demand(): string | undefined
  loaded(token: string, user: CurrentUser, demand: string | undefined): void
  /** A change that did not come from a load. */
  write(token: string, user: CurrentUser): void
  /** All that a sign-out clears (reader-account §4). */
  forget(userId: string | undefined): void
}

/** Tells tokens apart without keeping one more copy of them; it need not withstand an attack. */
function fingerprint(token: string) {
  let hash = 0
  for (const character of token) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return hash
}

export function createProfileCache({ storage, cookies, now, report }: ProfileCacheOptions): ProfileCache {
  const raw = safeStorage(storage)
  const shared = { storage: raw, now, report }
  const profile = createLocalStore({
    ...shared,
    key: storageKeys.profile,
    schema: v.object({ owner: v.number(), user: CurrentUserSchema }),
    ttl: Number.POSITIVE_INFINITY,
  })
  const recent = createLocalStore({
    ...shared,
    key: storageKeys.profileLoaded,
    schema: v.literal(true),
    ttl: PROFILE_AGE,
  })

  const demand = () => cookies.read(cookieNames.refreshUser)
  const write = (token: string, user: CurrentUser) => profile.write({ owner: fingerprint(token), user })

  return {
    read(token) {
      const kept = profile.read()
      return kept?.owner === fingerprint(token) ? kept.user : undefined
    },
    isFresh() {
      const demanded = demand()
      const served = demanded === undefined || demanded === raw.getItem(storageKeys.refreshUser)
      return served && recent.read() === true
    },
    demand,
    loaded(token, user, demanded) {
      write(token, user)
      recent.write(true)
      if (demanded !== undefined) raw.setItem(storageKeys.refreshUser, demanded)
    },
    write,
    forget(userId) {
      profile.clear()
      recent.clear()
      raw.removeItem(storageKeys.refreshUser)
      raw.removeItem(storageKeys.theme)
      if (userId === undefined) return
      raw.removeItem(storageKeys.interests(userId))
      raw.removeItem(storageKeys.pendingNotifications(userId))
    },
  }
}
