import type { FavouriteList } from './interests/interests.schema.ts'
import type { LibraryApi } from './library.api.ts'
import type { Outcome } from './library.types.ts'

export interface ReadLists {
  lists: readonly FavouriteList[]
  /** How many list pages it took. */
  listPages: number
}

/**
 * Reads the reader's lists, page by page.
 *
 * @param atLeast The number of list pages to read, if there are as many.
 * @param wanted Further ones are read until this one is found.
 */
export async function readLists(
  api: Pick<LibraryApi, 'fetchLists'>,
  atLeast: number,
  wanted?: (list: FavouriteList) => boolean,
): Outcome<ReadLists> {
  const lists = new Map<string, FavouriteList>()
  let listPages = 0
  while (listPages < atLeast || (wanted && ![...lists.values()].some(wanted))) {
    const answer = await api.fetchLists(listPages + 1)
    if (!answer.ok) return answer
    const before = lists.size
    for (const list of answer.value.results) lists.set(list.id, list)
    listPages++
    // A list page that brings nothing new is the last, whatever it promises.
    if (!answer.value.hasMoreResults || lists.size === before) break
  }
  return { ok: true, value: { lists: [...lists.values()], listPages } }
}
