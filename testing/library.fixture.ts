import { vi } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { storageKeys } from '#lib/site/limits.ts'
import { createLibrary } from '#page/library/createLibrary.ts'
import { createInterestsCache } from '#page/library/interests/createInterestsCache.ts'
import type { FavouriteList, Interests } from '#page/library/interests/interests.schema.ts'
import type { LibraryApi } from '#page/library/library.api.ts'
import type { Library } from '#page/library/library.types.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { createMemoryStorage } from './storage.fixture.ts'

const NOW = new Date('2026-11-13T12:00:00.000Z').getTime()
export const serverFailure = failed({ kind: 'http', status: 500, errors: [] } as const)

export const interests = (fields: Partial<Interests> = {}): Interests => ({
  contents: ['1001'],
  users: ['2001'],
  authors: ['11'],
  columns: [],
  topics: [],
  blockedUsers: [],
  gifts: [],
  totalFollowed: 1,
  totalFollowers: 4,
  ...fields,
})

export const list = (id: string, savedContentsIds: string[] = [], defaultList = false): FavouriteList => ({
  id,
  title: `List ${id}`,
  defaultList,
  savedContentsIds,
})

/** A session whose reader can be changed; of `user` the library knows the id and how many readers they follow. */
function createTestSession(first: SessionState) {
  let state = first
  const listeners = new Set<(state: SessionState) => void>()
  return {
    get: () => state,
    ready: async () => state,
    subscribe(listener: (state: SessionState) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(change: Partial<CurrentUser>) {
      if (state.status === 'signedIn') state = { ...state, user: { ...state.user, ...change } }
    },
    become(next: SessionState) {
      state = next
      for (const listener of [...listeners]) listener(next)
    },
  }
}

/** Of a user no more than this is used here. */
export const signedIn = (id = '9006', following?: number) =>
  ({ status: 'signedIn', user: { id, following } }) as SessionState
export const anonymous: SessionState = { status: 'anonymous' }

/** A promise that the test settles. */
export function createDeferred<Value>() {
  let resolve = (_: Value) => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** A browser's storage with the tabs that share it. */
export function createTabs() {
  const raw = createMemoryStorage()
  const tabs: { key: string; changed: () => void; of: object }[] = []
  const clock = { now: NOW }

  function openTab({ reader = signedIn(), answer = interests() } = {}) {
    const me = {}
    // A write in one tab dispatches an event in the others.
    const storage = {
      ...raw,
      setItem(key: string, value: string) {
        raw.setItem(key, value)
        for (const tab of tabs) if (tab.key === key && tab.of !== me) tab.changed()
      },
    }
    const api = {
      fetchInterests: vi.fn<LibraryApi['fetchInterests']>(async () => success(answer)),
      setFollowed: vi.fn<LibraryApi['setFollowed']>(async () => success({})),
      setBlocked: vi.fn<LibraryApi['setBlocked']>(async () => success({})),
      save: vi.fn<LibraryApi['save']>(async () => success({})),
      unsave: vi.fn<LibraryApi['unsave']>(async () => success({})),
      fetchLists: vi.fn<LibraryApi['fetchLists']>(async () => success({ results: [], hasMoreResults: false })),
      createList: vi.fn<LibraryApi['createList']>(async (title) => success({ ...list('77'), title })),
      renameList: vi.fn<LibraryApi['renameList']>(async () => success({})),
      deleteList: vi.fn<LibraryApi['deleteList']>(async () => success({})),
    }
    const session = createTestSession(reader)
    const report = vi.fn()
    const library: Library = createLibrary({
      api,
      session,
      interestsCache: (id) => createInterestsCache(id, { storage, now: () => new Date(clock.now), report }),
      onCached(id, changed) {
        const tab = { key: storageKeys.interests(id), changed, of: me }
        tabs.push(tab)
        return () => void tabs.splice(tabs.indexOf(tab), 1)
      },
    })
    const known = () => {
      const state = library.getState()
      if (state.status !== 'known') throw new Error(`The library is ${state.status}.`)
      return state
    }
    return { api, session, library, known, report }
  }
  return { openTab, clock, storage: raw }
}

/** One tab of a fresh browser. */
export const openTab = (given?: Parameters<ReturnType<typeof createTabs>['openTab']>[0]) => createTabs().openTab(given)
