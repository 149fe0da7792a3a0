import { type Call, requireReader } from '../Call.ts'
import type { ListRecord } from './LibraryRecord.ts'
import { libraryRecordOf } from './libraryRecordOf.ts'
import { imageOf } from './presentCard.ts'

/** The list of everything that a reader has saved; every reader has one, with the first thing saved or list made. */
export const defaultListId = (call: Call): string => `${requireReader(call).id}000`

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
  const { contents, lists } = libraryRecordOf(call)
  if (contents.size + lists.length === 0) return []
  const all = presentList({ id: defaultListId(call), title: 'all', contents }, true)
  return [all, ...[...lists].reverse().map((list) => presentList(list))]
}
