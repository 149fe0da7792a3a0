import { DRAFTS_KEY } from './createDrafts.ts'
import type { StoragePort } from './safeStorage.ts'
import { safeStorage } from './safeStorage.ts'

const OWNER_KEY = 'quiosc-drafts-reader'

/** Remembers the owner of a tab's drafts: a visitor's drafts pass to the reader who signs in, a reader's never to another one. */
export interface DraftOwner {
  /** Drops the drafts of any other reader. */
  dropOthers(readerId: string): void
  clear(): void
}

/** @param storage The tab's session storage, as a function because reading `window.sessionStorage` may throw. */
export function createDraftOwner(storage: StoragePort | (() => StoragePort)): DraftOwner {
  const safe = safeStorage(storage)
  return {
    dropOthers(readerId) {
      const owner = safe.getItem(OWNER_KEY)
      if (owner === readerId) return
      if (owner !== null) safe.removeItem(DRAFTS_KEY)
      safe.setItem(OWNER_KEY, readerId)
    },
    clear() {
      safe.removeItem(DRAFTS_KEY)
      safe.removeItem(OWNER_KEY)
    },
  }
}
