import type { Call } from '../Call.ts'
import { readerOf } from '../Call.ts'
import { imageOf } from './presentCard.ts'
import type { ListRecord } from './Shelf.ts'
import { shelfOf } from './shelfOf.ts'

/** The list of everything that a reader has saved; every reader has one, with the first thing saved or list made. */
export const defaultListId = (call: Call): string => `${readerOf(call).id}000`

export function presentList({ id, title, contents }: ListRecord, defaultList = false) {
  return {
    contentListId: Number(id),
    title,
    defaultList,
    savedContentsIds: [...contents].map(Number),
    image: imageOf([...contents].at(-1)),
  }
}

/** All lists: that of everything first, then the newest. */
export function presentedLists(call: Call) {
  const { contents, lists } = shelfOf(call)
  if (contents.size + lists.length === 0) return []
  const all = presentList({ id: defaultListId(call), title: 'all', contents }, true)
  return [all, ...[...lists].reverse().map((list) => presentList(list))]
}
