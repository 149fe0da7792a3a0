import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import { object } from '#lib/schema/object.ts'
import { strict } from '#lib/schema/strict.ts'
import { LOCAL_TTL, storageKeys } from '#lib/site/limits.ts'
import { writeJson } from '#lib/writeJson.ts'
import { createLocalStore } from '../../storage/createLocalStore.ts'
import type { StoragePort } from '../../storage/safeStorage.ts'
import { type Interests, InterestsSchema } from './interests.schema.ts'

export interface InterestsCacheOptions {
  storage: StoragePort
  now: () => Date
  report: Report
}

/** One reader's interests in local storage, where the other tabs find them (reader-account §9); the session clears them on logout. */
export interface InterestsCache {
  /** Undefined when none are stored, while a change is being sent, and from 24 h after they were loaded, even if they were changed since. */
  read(): Interests | undefined
  /** The same even while a change is being sent: what that change is applied to. */
  newest(): Interests | undefined
  /** A change is being sent: a page that is left before the answer must not serve the old set to the next one. */
  changing(): void
  /** The whole set, fresh from the server. */
  loaded(interests: Interests): void
  /**
   * The whole set, as the server had it when it was asked, at some time since `before` was the newest one. Another tab may have stored a change meanwhile, which the
   * answer would take back: its set counts then.
   *
   * @returns The set that counts.
   */
  answered(interests: Interests, before: Interests | undefined): Interests
  /** Stores a changed set without making it any younger; `isChanging` while others are being sent. */
  changed(interests: Interests, isChanging: boolean): void
}

export function createInterestsCache(
  readerId: string,
  { storage, now, report }: InterestsCacheOptions,
): InterestsCache {
  const store = createLocalStore({
    storage,
    key: storageKeys.interests(readerId),
    // A set that may be changing is not used.
    schema: object({ loadedAt: v.number(), interests: InterestsSchema, isChanging: strict(v.optional(v.boolean())) }),
    now,
    report,
  })
  const time = () => now().getTime()
  const young = (stored = store.read()) => {
    const age = stored ? time() - stored.loadedAt : Number.NaN
    return age >= 0 && age < LOCAL_TTL ? stored : undefined
  }
  const newest = () => young()?.interests
  const loaded = (interests: Interests) => store.write({ loadedAt: time(), interests })
  return {
    read() {
      const stored = young()
      return stored?.isChanging ? undefined : stored?.interests
    },
    newest,
    loaded,
    answered(interests, before) {
      const now = newest()
      if (now && writeJson(now) !== writeJson(before ?? null)) return now
      loaded(interests)
      return interests
    },
    changing() {
      const stored = store.read()
      if (stored) store.write({ ...stored, isChanging: true })
    },
    changed: (interests, isChanging) =>
      store.write({ loadedAt: store.read()?.loadedAt ?? time(), interests, isChanging }),
  }
}
