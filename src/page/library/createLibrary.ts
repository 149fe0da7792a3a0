import { createStore } from 'zustand/vanilla'
import { afterwards } from '#lib/afterwards.ts'
import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { Session } from '../session/session.types.ts'
import { userOf } from '../session/userOf.ts'
import { createLists } from './createLists.ts'
import type { InterestsCache } from './interests/createInterestsCache.ts'
import type { ChangedInterests, FavouriteList, Interests } from './interests/interests.schema.ts'
import type { LoadedLibrary } from './LoadedLibrary.ts'
import type { LibraryApi } from './library.api.ts'
import { applied, type Change, confirmed, has, keyOf, listsWith, withoutContent, withSaved } from './library.model.ts'
import type { Library, LibraryState, ListChanges, Outcome } from './library.types.ts'

export interface LibraryOptions {
  api: LibraryApi
  session: Pick<Session, 'get' | 'ready' | 'subscribe' | 'update'>
  /** Stores a reader's interests between pages. */
  interestsCache(readerId: string): InterestsCache
  /** Calls back whenever another tab has stored interests of this reader. @returns Stops it. */
  onCached(readerId: string, changed: () => void): () => void
}

const noLists: ListChanges = { saveLists: [], deleteLists: [] }
const loading: LibraryState = { status: 'loading' }
const unauthorized = failed<ApiFailure>({ kind: 'http', status: 401, errors: [] })
/** The reader signed out, or another one signed in, before the request was sent. */
const readerChanged = failed<ApiFailure>({ kind: 'aborted' })

/** The reader's profile has the number of readers whom they follow, too: it changes at once, as the follow itself. Nothing of another reader, or where the profile has none. */
function countFollowed(session: Pick<Session, 'get' | 'update'>, readerId: string, by: 1 | -1): void {
  const user = userOf(session.get())
  if (user?.id === readerId && typeof user.following === 'number')
    session.update({ following: Math.max(0, user.following + by) })
}

export function createLibrary({ api, session, interestsCache, onCached }: LibraryOptions): Library {
  const { setState, ...store } = createStore<LibraryState>()(() => loading)
  const set = (state: LibraryState) => {
    setState(state, true)
    return state
  }
  let loaded: LoadedLibrary | undefined
  let requested = false
  let pendingLoad: Promise<LibraryState> | undefined
  let stopFollowing = () => {}

  const readerId = () => userOf(session.get())?.id

  const show = (next: LoadedLibrary) => {
    loaded = next
    const interests = next.optimistic.reduce(applied, next.interests)
    const changing = new Set(next.pending.keys())
    return set({ status: 'known', readerId: next.readerId, interests, lists: next.lists, changing })
  }
  /** Does nothing when the reader has changed meanwhile. */
  const update = (id: string, change: (now: LoadedLibrary) => Partial<LoadedLibrary>) => {
    if (loaded?.readerId === id) show({ ...loaded, ...change(loaded) })
  }
  const close = () => {
    stopFollowing()
    loaded = undefined
    lists.forget()
  }
  const open = (id: string, cache: InterestsCache, interests: Interests) => {
    close()
    stopFollowing = onCached(id, () => {
      const stored = cache.read()
      if (stored) update(id, () => ({ interests: stored }))
    })
    return show({
      readerId: id,
      cache,
      interests,
      lists: { status: 'unknown' },
      optimistic: [],
      pending: new Map(),
      confirmed: [],
    })
  }

  const read = async (): Promise<LibraryState> => {
    if (readerId() === undefined) await session.ready()
    const id = readerId()
    if (id === undefined) {
      close()
      return set({ status: 'visitor' })
    }
    if (loaded?.readerId === id) return store.getState()
    const cache = interestsCache(id)
    const stored = cache.read()
    if (stored) return open(id, cache, stored)
    set(loading)
    const before = cache.newest()
    const answer = await api.fetchInterests()
    // Another reader signed in meanwhile: load theirs.
    if (readerId() !== id) return read()
    if (!answer.ok) return set({ status: 'failed', failure: answer.failure })
    return open(id, cache, cache.answered(answer.value, before))
  }
  const load = () => {
    requested = true
    pendingLoad ??= afterwards(read(), () => {
      pendingLoad = undefined
      // The reader changed while the load was pending.
      if (loaded && loaded.readerId !== readerId()) follow()
    })
    return pendingLoad
  }
  const follow = () => {
    // A pending load checks the reader again when it ends.
    if (!requested || pendingLoad) return
    const state = store.getState()
    if (state.status === 'known' && state.readerId === readerId()) return
    if (state.status === 'visitor' && session.get().status === 'anonymous') return
    close()
    set(loading)
    void load()
  }
  session.subscribe(follow)

  /** The library of the current reader, loaded if necessary. */
  const loadCurrent = async (): Promise<Result<LoadedLibrary, ApiFailure>> => {
    const state = await load()
    if (state.status === 'failed') return failed(state.failure)
    return loaded ? success(loaded) : unauthorized
  }

  /**
   * @param always Send it even if nothing would change.
   * @param by The id of the reader who made the change: it is never sent for another one. Undefined while the session is loading.
   */
  async function change(
    requestedChange: Change,
    send: () => Outcome<ChangedInterests>,
    { always = false, inLists = (items: readonly FavouriteList[]) => items, by = readerId() } = {},
  ): Outcome {
    const current = await loadCurrent()
    if (by !== undefined && by !== readerId()) return readerChanged
    if (!current.ok) return current
    // Read again: another change may have been queued meanwhile.
    if (!loaded) return readerChanged
    const { readerId: id, cache, confirmed: before, pending: queued } = loaded
    const { kind, wanted } = requestedChange
    const key = keyOf(kind, requestedChange.id)
    const earlier = queued.get(key)
    if (earlier) {
      await earlier
      return change(requestedChange, send, { always, inLists, by: id })
    }
    if (has(store.getState(), kind, requestedChange.id) === wanted && !always) return success(undefined)

    cache.changing()
    const sent = send()
    if (kind === 'user') countFollowed(session, id, wanted ? 1 : -1)
    update(id, (now) => ({
      pending: new Map(now.pending).set(
        key,
        sent.catch(() => undefined),
      ),
      // Following a reader is optimistic, all else waits for the server (reader-account §4, "Interests").
      optimistic: kind === 'user' ? [...now.optimistic, requestedChange] : now.optimistic,
    }))
    const answer = await sent
    if (kind === 'user' && !answer.ok) countFollowed(session, id, wanted ? -1 : 1)
    update(id, (now) => {
      const pending = new Map([...now.pending].filter(([other]) => other !== key))
      const stillNeeded = (changes: readonly Change[]) => (pending.size > 0 ? changes : [])
      const optimistic = now.optimistic.filter((pendingChange) => pendingChange !== requestedChange)
      if (!answer.ok) return { pending, optimistic, confirmed: stillNeeded(now.confirmed) }
      const settled = { pending, optimistic, confirmed: stillNeeded([...now.confirmed, requestedChange]) }
      // Another tab may have stored a change whose storage event has not arrived yet.
      const answered = confirmed(cache.newest() ?? now.interests, answer.value, requestedChange)
      const interests = now.confirmed.slice(before.length).reduce(applied, answered)
      cache.changed(interests, pending.size > 0)
      const items = now.lists.status === 'known' && inLists(now.lists.items)
      return { ...settled, interests, ...(items && { lists: { status: 'known', items } }) }
    })
    return answer.ok ? success(undefined) : answer
  }

  const lists = createLists({
    api,
    loadCurrent,
    known: () => (loaded?.lists.status === 'known' ? loaded.lists.items : undefined),
    set: (id, state) => update(id, () => ({ lists: state })),
  })

  const setFollowed = (wanted: boolean): Library['follow'] => {
    return (kind, id) => change({ kind, id, wanted }, () => api.setFollowed(kind, id, wanted))
  }
  const setBlocked = (id: string, wanted: boolean) =>
    change({ kind: 'blocked', id, wanted }, () => api.setBlocked(id, wanted))

  return {
    ...store,
    load,
    follow: setFollowed(true),
    unfollow: setFollowed(false),
    block: (id) => setBlocked(id, true),
    unblock: (id) => setBlocked(id, false),
    saveContent: (id, changes = noLists) =>
      change({ kind: 'content', id, wanted: true }, () => api.save(id, changes), {
        always: changes !== noLists,
        inLists: (items) => withSaved(items, id, changes),
      }),
    async unsaveContent(id) {
      // Undoing it needs the lists that the content was in, so they are loaded first.
      if (!lists.known()) await lists.load()
      const before = lists.known()
      const changes = before && { saveLists: listsWith(before, id), deleteLists: [] }
      const result = await change({ kind: 'content', id, wanted: false }, () => api.unsave(id), {
        inLists: (items) => items.map((list) => withoutContent(list, id)),
      })
      return result.ok ? success(changes) : result
    },
    loadLists: lists.load,
    createList: lists.create,
    renameList: lists.rename,
    deleteList: lists.remove,
    async recordGift(gift) {
      const current = await loadCurrent()
      if (!current.ok) return current
      update(current.value.readerId, ({ cache, interests, pending }) => {
        const others = interests.gifts.filter(({ contentId }) => contentId !== gift.contentId)
        const changed = { ...interests, gifts: [...others, gift] }
        cache.changed(changed, pending.size > 0)
        return { interests: changed }
      })
      return success(undefined)
    },
    replace(id, interests) {
      interestsCache(id).loaded(interests)
      update(id, () => ({ interests }))
    },
  }
}
