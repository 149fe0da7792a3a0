import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import { writeJson } from '#lib/writeJson.ts'
import { DRAFTS_KEY, mergeDrafts } from './createDrafts.ts'
import { type StoragePort, safeStorage } from './safeStorage.ts'

const OWNER_KEY = 'quiosc-drafts-reader'
const KEPT_KEY = 'quiosc-drafts-kept'

/** The reader who is not signed in any more, with their drafts as they were stored. */
const KeptSchema = object({ reader: v.string(), drafts: v.nullish(v.string()) })

const readKept = (storage: StoragePort) => {
  const kept = parseJson(storage.getItem(KEPT_KEY) ?? 'null', KeptSchema)
  return kept.ok ? kept.value : undefined
}

/**
 * The reader of this tab whose session has ended without a sign-out, until somebody signs in.
 *
 * @param storage The tab's session storage.
 */
export const readLastReader = (storage: StoragePort | (() => StoragePort)): string | undefined =>
  readKept(safeStorage(storage))?.reader

/**
 * Remembers whose a tab's drafts are. A visitor's pass to the reader who signs in. A reader's are seen by nobody else: they are kept aside after a forced
 * sign-out, come back with their reader, and are dropped when another one signs in.
 */
export interface DraftOwner {
  /** @param readerId Undefined when nobody is signed in. */
  handTo(readerId: string | undefined): void
  /** Ends them all, kept ones too: the reader has signed out. */
  clear(): void
}

/** @param storage The tab's session storage, as a function because reading `window.sessionStorage` may throw. */
export function createDraftOwner(storage: StoragePort | (() => StoragePort)): DraftOwner {
  const safe = safeStorage(storage)

  const putAside = (owner: string) => {
    const drafts = safe.getItem(DRAFTS_KEY)
    safe.removeItem(DRAFTS_KEY)
    safe.removeItem(OWNER_KEY)
    safe.setItem(KEPT_KEY, writeJson({ reader: owner, drafts }))
  }

  const bringBack = (readerId: string) => {
    const kept = readKept(safe)
    safe.removeItem(KEPT_KEY)
    if (kept?.reader === readerId && typeof kept.drafts === 'string')
      safe.setItem(DRAFTS_KEY, mergeDrafts(kept.drafts, safe.getItem(DRAFTS_KEY)))
  }

  return {
    handTo(readerId) {
      const owner = safe.getItem(OWNER_KEY)
      if (readerId === undefined) {
        if (owner !== null) putAside(owner)
        return
      }
      if (owner === readerId) return
      if (owner !== null) safe.removeItem(DRAFTS_KEY)
      bringBack(readerId)
      safe.setItem(OWNER_KEY, readerId)
    },
    clear() {
      for (const key of [DRAFTS_KEY, OWNER_KEY, KEPT_KEY]) safe.removeItem(key)
    },
  }
}
