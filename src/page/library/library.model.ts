import type { ChangedInterests, FavouriteList, Interests } from './interests/interests.schema.ts'
import type { EntityKind, LibraryState, ListChanges } from './library.types.ts'

/** The field of the interests that has each kind's ids. */
const fields = {
  content: 'contents',
  user: 'users',
  author: 'authors',
  column: 'columns',
  topic: 'topics',
  blocked: 'blockedUsers',
} as const satisfies Record<EntityKind, keyof Interests>

/** A change of one thing: `wanted` adds it, otherwise it is removed. */
export interface Change {
  kind: EntityKind
  id: string
  wanted: boolean
}

export const keyOf = (kind: EntityKind, id: string): string => `${kind}:${id}`

/** The ids of everything of a kind that the reader has saved, followed or blocked. */
export const idsOf = (state: LibraryState, kind: EntityKind): readonly string[] =>
  state.status === 'known' ? state.interests[fields[kind]] : []

/** Whether the reader has saved, followed or blocked this. False also while that is unknown. */
export const has = (state: LibraryState, kind: EntityKind, id: string): boolean => idsOf(state, kind).includes(id)

/** Whether a change of this is pending, from whichever button. */
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

/** The server's set replaces the local one, as far as the answer has it; the confirmed change is kept in any case. */
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

/** The lists that contain a content, except “all”. */
export const listsWith = (lists: readonly FavouriteList[], contentId: string): string[] =>
  lists.filter((list) => !list.defaultList && list.savedContentsIds.includes(contentId)).map(({ id }) => id)
