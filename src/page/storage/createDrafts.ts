import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import { strict } from '#lib/schema/strict.ts'
import { writeJson } from '#lib/writeJson.ts'
import { type StoragePort, safeStorage } from './safeStorage.ts'

/** The text that a reader has typed and not sent yet; it survives a reload, a failure and a sign-in in the same tab, and is dropped when another reader signs in. */
export interface Drafts {
  /** Empty when there is none. */
  read(key: string): string
  /** An empty text clears. */
  write(key: string, text: string): void
  clear(key: string): void
}

/** In the tab's session storage. */
export const DRAFTS_KEY = 'quiosc-drafts'

/** Session storage is small and shared with the page: the oldest drafts are dropped, and long ones are cut. */
const MAX_DRAFTS = 20
const MAX_LENGTH = 10_000

/** Pairs of a key and its text, neither of which can be missing. */
const DraftsSchema = list(strict(list(v.string())))

const parseDrafts = (text: string | null) => {
  const drafts = parseJson(text ?? '[]', DraftsSchema)
  return drafts.ok ? drafts.value : []
}

/** Two stored sets as one: what is newer takes the place of what is older under the same key. */
export function mergeDrafts(older: string, newer: string | null): string {
  const later = parseDrafts(newer)
  const earlier = parseDrafts(older).filter(([key]) => !later.some(([other]) => other === key))
  return writeJson([...earlier, ...later].slice(-MAX_DRAFTS))
}

/** @param storage The tab's session storage, as a function because reading `window.sessionStorage` may throw. */
export function createDrafts(storage: StoragePort | (() => StoragePort)): Drafts {
  const safe = safeStorage(storage)

  const load = () => parseDrafts(safe.getItem(DRAFTS_KEY))

  const save = (key: string, text: string) => {
    const others = load().filter(([other]) => other !== key)
    const drafts = text ? [...others, [key, text.slice(0, MAX_LENGTH)]] : others
    if (drafts.length > 0) safe.setItem(DRAFTS_KEY, writeJson(drafts.slice(-MAX_DRAFTS)))
    else safe.removeItem(DRAFTS_KEY)
  }

  return {
    read: (key) => load().find(([other]) => other === key)?.[1] ?? '',
    write: save,
    clear: (key) => save(key, ''),
  }
}
