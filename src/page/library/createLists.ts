import { failed, type Result, success } from '#lib/result.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { FavouriteList } from './interests/interests.schema.ts'
import type { LoadedLibrary } from './LoadedLibrary.ts'
import type { LibraryApi } from './library.api.ts'
import type { Library, ListsState, Outcome } from './library.types.ts'
import { readLists } from './readLists.ts'

export interface ListsDeps {
  api: Pick<LibraryApi, 'fetchLists' | 'createList' | 'renameList' | 'deleteList'>
  /** The library of the current reader, loaded if necessary. */
  loadCurrent(): Promise<Result<Pick<LoadedLibrary, 'readerId'>, ApiFailure>>
  /** The current reader's lists, undefined until they are known. */
  known(): readonly FavouriteList[] | undefined
  /** Shows them, unless the reader has changed meanwhile. */
  set(readerId: string, lists: ListsState): void
}

/** How many list pages are fetched where no other list is wanted (content-features §9). */
const LIST_PAGES = 2

/** The lists in which readers keep articles, read when they are needed first (content-features §9). */
export function createLists({ api, loadCurrent, known, set }: ListsDeps) {
  type Wanted = Parameters<Library['loadLists']>[0]
  let pending: Outcome<readonly FavouriteList[]> | undefined
  /** A list that has been found once must not look deleted the next time. */
  let listPageCount = LIST_PAGES

  const read = async (readerId: string, wanted: Wanted): Outcome<readonly FavouriteList[]> => {
    if (!known()) set(readerId, { status: 'loading' })
    const answer = await readLists(api, listPageCount, wanted)
    if (!answer.ok) {
      if (!known()) set(readerId, { status: 'failed', failure: answer.failure })
      return answer
    }
    const { lists: items, listPages } = answer.value
    if (wanted && items.some(wanted)) listPageCount = Math.max(listPageCount, listPages)
    set(readerId, { status: 'known', items })
    return success(items)
  }

  const load = async (wanted?: Wanted): Outcome<readonly FavouriteList[]> => {
    const current = await loadCurrent()
    if (!current.ok) return current
    const earlier = pending
    const request = earlier ?? read(current.value.readerId, wanted)
    pending = request
    const result = await request
    if (pending === request) pending = undefined
    // Another caller's request looked for something else.
    if (earlier && wanted && result.ok && !result.value.some(wanted)) return load(wanted)
    return result
  }

  /** Changes the lists themselves; their contents stay saved. */
  const change = async (
    send: () => Outcome<unknown>,
    changed: (lists: readonly FavouriteList[]) => readonly FavouriteList[],
  ): Outcome => {
    const current = await loadCurrent()
    if (!current.ok) return current
    const answer = await send()
    if (!answer.ok) return answer
    const items = known()
    if (items) set(current.value.readerId, { status: 'known', items: changed(items) })
    return success(undefined)
  }

  return {
    known,
    load,
    async create(name: string): Outcome<FavouriteList> {
      const current = await loadCurrent()
      if (!current.ok) return current
      const answer = await api.createList(name)
      if (!answer.ok) return answer
      const items = known()
      if (answer.value && items) set(current.value.readerId, { status: 'known', items: [...items, answer.value] })
      if (answer.value) return success(answer.value)
      const lists = await load()
      if (!lists.ok) return lists
      const created = lists.value.find(({ title }) => title === name.trim())
      return created ? success(created) : failed({ kind: 'contract', detail: 'the new list is not among the lists' })
    },
    rename: (id: string, name: string) =>
      change(
        () => api.renameList(id, name),
        (lists) => lists.map((list) => (list.id === id ? { ...list, title: name.trim() } : list)),
      ),
    remove: (id: string) =>
      change(
        () => api.deleteList(id),
        (lists) => lists.filter((list) => list.id !== id),
      ),
    /** The reader has changed: nothing of the earlier one's lists is kept. */
    forget(): void {
      pending = undefined
      listPageCount = LIST_PAGES
    },
  }
}
