import * as v from 'valibot'
import type { Report } from '../lib/report.ts'
import { LOCAL_TTL, storageKeys } from '../site/limits.ts'
import { createLocalStore } from '../storage/createLocalStore.ts'
import type { StoragePort } from '../storage/safeStorage.ts'
import type { Interests } from './interests.schema.ts'
import { InterestsSchema } from './interests.schema.ts'

export interface InterestsCacheOptions {
  storage: StoragePort
  now: () => Date
  report: Report
}

/** One reader's interests in local storage, where the other tabs find them (reader-account §9); the session clears them on logout. */
export interface InterestsCache {
  /** Undefined when none are stored, and from 24 h after they were loaded, even if they were changed since. */
  read(): Interests | undefined
  /** The whole set, fresh from the server. */
  loaded(interests: Interests): void
  /** Stores a changed set without making it any younger. */
  changed(interests: Interests): void
}

export function createInterestsCache(
  readerId: string,
  { storage, now, report }: InterestsCacheOptions,
): InterestsCache {
  const store = createLocalStore({
    storage,
    key: storageKeys.interests(readerId),
    schema: v.object({ loadedAt: v.number(), interests: InterestsSchema }),
    now,
    report,
  })
  const time = () => now().getTime()
  return {
    read() {
      const stored = store.read()
      const age = stored ? time() - stored.loadedAt : Number.NaN
      return age >= 0 && age < LOCAL_TTL ? stored?.interests : undefined
    },
    loaded: (interests) => store.write({ loadedAt: time(), interests }),
    changed: (interests) => store.write({ loadedAt: store.read()?.loadedAt ?? time(), interests }),
  }
}
