import { createStore } from 'zustand/vanilla'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { Session } from '../session/session.types.ts'
import type { KeptInterests } from './createKeptInterests.ts'
import type { ChangedInterests, FavouriteList, Interests } from './interests.schema.ts'
import type { LibraryApi } from './library.api.ts'
import type { Change } from './library.model.ts'
import { applied, confirmed, has, keyOf, listsWith, withoutContent, withSaved } from './library.model.ts'
import type { Library, LibraryState, ListChanges, ListsState, Outcome } from './library.types.ts'

export interface LibraryOptions {
  api: LibraryApi
  session: Pick<Session, 'get' | 'ready' | 'subscribe'>
  /** Where a reader's interests stay between pages. */
  keptBy(readerId: string): KeptInterests
  /** Calls back whenever another tab has changed what is kept of this reader, until it is called off. */
  onKept(readerId: string, changed: () => void): () => void
}

/** What is known of the one who reads. */
interface Shelf {
  readerId: string
  kept: KeptInterests
  /** As the server knows them. */
  interests: Interests
  lists: ListsState
  /** Applied before the server has answered; taken back when it refuses. */
  hopes: readonly Change[]
  /** The changes on their way, by what they change. */
  underWay: ReadonlyMap<string, Promise<unknown>>
}

/** As many pages as lists are fetched in (content-features §9). */
const LIST_PAGES = 2
const noLists: ListChanges = { saveLists: [], deleteLists: [] }
const loading: LibraryState = { status: 'loading' }
const unauthorized = failed<ApiFailure>({ kind: 'http', status: 401, errors: [] })
/** The reader went, or another one came, before a call of theirs was sent. */
const gone = failed<ApiFailure>({ kind: 'aborted' })

export function createLibrary({ api, session, keptBy, onKept }: LibraryOptions): Library {
  const { setState, ...store } = createStore<LibraryState>()(() => loading)
  const set = (state: LibraryState) => {
    setState(state, true)
    return state
  }
  let shelf: Shelf | undefined
  let asked = false
  let loadUnderWay: Promise<LibraryState> | undefined
  let listsUnderWay: Outcome<readonly FavouriteList[]> | undefined
  let stopFollowing = () => {}
  /** Changes are sent one after the other: an older set of the server's must not replace a newer one. */
  let lastSent: Promise<unknown> = Promise.resolve()

  const readerId = () => {
    const state = session.get()
    return state.status === 'anonymous' ? undefined : state.user?.id
  }

  const show = (next: Shelf) => {
    shelf = next
    const { lists, hopes, underWay } = next
    const interests = hopes.reduce(applied, next.interests)
    return set({ status: 'known', readerId: next.readerId, interests, lists, changing: new Set(underWay.keys()) })
  }
  /** Nothing when another one reads by now. */
  const update = (id: string, change: (now: Shelf) => Partial<Shelf>) => {
    if (shelf?.readerId === id) show({ ...shelf, ...change(shelf) })
  }
  const close = () => {
    stopFollowing()
    shelf = undefined
    listsUnderWay = undefined
  }
  const open = (id: string, kept: KeptInterests, interests: Interests) => {
    close()
    stopFollowing = onKept(id, () => {
      const theirs = kept.read()
      if (theirs) update(id, () => ({ interests: theirs }))
    })
    return show({ readerId: id, kept, interests, lists: { status: 'unknown' }, hopes: [], underWay: new Map() })
  }

  const read = async (): Promise<LibraryState> => {
    if (readerId() === undefined) await session.ready()
    const id = readerId()
    if (id === undefined) {
      close()
      return set({ status: 'visitor' })
    }
    if (shelf?.readerId === id) return store.getState()
    const kept = keptBy(id)
    const stored = kept.read()
    if (stored) return open(id, kept, stored)
    set(loading)
    const answer = await api.fetchInterests()
    // Another one came meanwhile: theirs are what counts.
    if (readerId() !== id) return read()
    if (!answer.ok) return set({ status: 'failed', failure: answer.failure })
    kept.loaded(answer.value)
    return open(id, kept, answer.value)
  }
  const load = () => {
    asked = true
    loadUnderWay ??= read().finally(() => {
      loadUnderWay = undefined
    })
    return loadUnderWay
  }
  session.subscribe((reader) => {
    // A load under way looks again who reads when it has its answer.
    if (!asked || loadUnderWay) return
    const state = store.getState()
    if (state.status === 'known' && state.readerId === readerId()) return
    if (state.status === 'visitor' && reader.status === 'anonymous') return
    close()
    set(loading)
    void load()
  })

  /** The shelf of who reads, loaded when it is not there yet. */
  const reach = async (): Promise<Result<Shelf, ApiFailure>> => {
    const state = await load()
    if (state.status === 'failed') return failed(state.failure)
    return shelf ? success(shelf) : unauthorized
  }

  /** @param always Sent although the reader has it already. */
  async function change(
    wish: Change,
    send: () => Outcome<ChangedInterests>,
    { always = false, inLists = (lists: readonly FavouriteList[]) => lists } = {},
  ): Outcome {
    const reached = await reach()
    if (!reached.ok) return reached
    const { readerId: id } = reached.value
    const { kind, wanted } = wish
    const key = keyOf(kind, wish.id)
    const earlier = shelf?.underWay.get(key)
    if (earlier) {
      await earlier
      return change(wish, send, { always, inLists })
    }
    if (has(store.getState(), kind, wish.id) === wanted && !always) return success(undefined)

    const sent = lastSent.then(() => (shelf?.readerId === id ? send() : gone))
    lastSent = sent.catch(() => undefined)
    update(id, (now) => ({
      underWay: new Map(now.underWay).set(key, lastSent),
      // Readers at once, all else when the server has answered (reader-account §4, "Interests").
      hopes: kind === 'user' ? [...now.hopes, wish] : now.hopes,
    }))
    const answer = await sent
    update(id, (now) => {
      const settled = {
        underWay: new Map([...now.underWay].filter(([other]) => other !== key)),
        hopes: now.hopes.filter((hope) => hope !== wish),
      }
      if (!answer.ok) return settled
      // Another tab may have changed something that this one has not heard of yet.
      const interests = confirmed(now.kept.read() ?? now.interests, answer.value, wish)
      now.kept.changed(interests)
      const { lists } = now
      const items = lists.status === 'known' && inLists(lists.items)
      return { ...settled, interests, ...(items && { lists: { status: 'known', items } }) }
    })
    return answer.ok ? success(undefined) : answer
  }

  const readLists = async (id: string) => {
    const items: FavouriteList[] = []
    update(id, ({ lists }) => (lists.status === 'known' ? {} : { lists: { status: 'loading' } }))
    for (let page = 1; page <= LIST_PAGES; page++) {
      const answer = await api.fetchLists(page)
      if (!answer.ok) {
        update(id, ({ lists }) =>
          lists.status === 'known' ? {} : { lists: { status: 'failed', failure: answer.failure } },
        )
        return answer
      }
      items.push(...answer.value.results)
      if (!answer.value.hasMoreResults) break
    }
    update(id, () => ({ lists: { status: 'known', items } }))
    return success<readonly FavouriteList[]>(items)
  }
  const loadLists = async () => {
    const reached = await reach()
    if (!reached.ok) return reached
    const mine = listsUnderWay ?? readLists(reached.value.readerId)
    listsUnderWay = mine
    const result = await mine
    if (listsUnderWay === mine) listsUnderWay = undefined
    return result
  }
  const knownLists = () => (shelf?.lists.status === 'known' ? shelf.lists.items : undefined)

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
        inLists: (lists) => withSaved(lists, id, changes),
      }),
    async unsaveContent(id) {
      // Whoever takes it back wants it where it was, so that has to be known before.
      if (!knownLists()) await loadLists()
      const lists = knownLists()
      const changes = lists && { saveLists: listsWith(lists, id), deleteLists: [] }
      const result = await change({ kind: 'content', id, wanted: false }, () => api.unsave(id), {
        inLists: (lists) => lists.map((list) => withoutContent(list, id)),
      })
      return result.ok ? success(changes) : result
    },
    loadLists,
    async createList(name) {
      const reached = await reach()
      if (!reached.ok) return reached
      const answer = await api.createList(name)
      if (!answer.ok) return answer
      const items = knownLists()
      if (answer.value && items) {
        const list = answer.value
        update(reached.value.readerId, () => ({ lists: { status: 'known', items: [...items, list] } }))
      }
      if (answer.value) return success(answer.value)
      const lists = await loadLists()
      if (!lists.ok) return lists
      const created = lists.value.find(({ title }) => title === name.trim())
      return created ? success(created) : failed({ kind: 'contract', detail: 'the new list is not among the lists' })
    },
    async recordGift(gift) {
      const reached = await reach()
      if (!reached.ok) return reached
      update(reached.value.readerId, ({ kept, interests }) => {
        const others = interests.gifts.filter(({ contentId }) => contentId !== gift.contentId)
        const changed = { ...interests, gifts: [...others, gift] }
        kept.changed(changed)
        return { interests: changed }
      })
      return success(undefined)
    },
    replace(id, interests) {
      keptBy(id).loaded(interests)
      update(id, () => ({ interests }))
    },
  }
}
