import type { ChangedInterests, FavouriteList, Interests } from './interests.schema.ts'
import type { EntityKind, LibraryState, ListChanges } from './library.types.ts'

/** Where each kind's ids stand among the interests. */
const fields = {
  content: 'contents',
  user: 'users',
  author: 'authors',
  column: 'columns',
  topic: 'topics',
  blocked: 'blockedUsers',
} as const satisfies Record<EntityKind, keyof Interests>

/** One thing that the reader wants kept, or no longer. */
export interface Change {
  kind: EntityKind
  id: string
  wanted: boolean
}

export const keyOf = (kind: EntityKind, id: string): string => `${kind}:${id}`

/** Whether the reader keeps this: saved, followed, blocked. False also while that is not known. */
export const has = (state: LibraryState, kind: EntityKind, id: string): boolean =>
  state.status === 'known' && state.interests[fields[kind]].includes(id)

/** Whether a change of this is on its way, from whichever button. */
export const isChanging = (state: LibraryState, kind: EntityKind, id: string): boolean =>
  state.status === 'known' && state.changing.has(keyOf(kind, id))

export function applied(interests: Interests, { kind, id, wanted }: Change): Interests {
  const field = fields[kind]
  const ids = interests[field]
  if (ids.includes(id) === wanted) return interests
  const changed = { ...interests, [field]: wanted ? [...ids, id] : ids.filter((other) => other !== id) }
  return kind === 'user'
    ? { ...changed, totalFollowed: Math.max(0, interests.totalFollowed + (wanted ? 1 : -1)) }
    : changed
}

/** The server's set replaces the local one, as far as it has answered it; the change that it has confirmed stands in any case. */
export function confirmed(interests: Interests, answer: ChangedInterests, change: Change): Interests {
  return applied({ ...interests, ...answer }, change)
}

/** The lists after a content was saved with these changes; the default list has all that is saved. */
export const withSaved = (
  lists: readonly FavouriteList[],
  contentId: string,
  { saveLists, deleteLists }: ListChanges,
): FavouriteList[] =>
  lists.map((list) => {
    if (deleteLists.includes(list.id)) return withoutContent(list, contentId)
    const added = (list.defaultList || saveLists.includes(list.id)) && !list.savedContentsIds.includes(contentId)
    return added ? { ...list, savedContentsIds: [...list.savedContentsIds, contentId] } : list
  })

export const withoutContent = (list: FavouriteList, contentId: string): FavouriteList => ({
  ...list,
  savedContentsIds: list.savedContentsIds.filter((id) => id !== contentId),
})

/** The lists, “all” apart, that have a content. */
export const listsWith = (lists: readonly FavouriteList[], contentId: string): string[] =>
  lists.filter((list) => !list.defaultList && list.savedContentsIds.includes(contentId)).map(({ id }) => id)
