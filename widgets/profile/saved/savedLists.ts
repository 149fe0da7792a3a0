import type { FavouriteList } from '#page/library/interests/interests.schema.ts'
import type { LibraryState } from '#page/library/library.types.ts'

/** The reader's lists, once something has loaded them. */
export const knownLists = (state: LibraryState): readonly FavouriteList[] | undefined =>
  state.status === 'known' && state.lists.status === 'known' ? state.lists.items : undefined

export const knownList = (state: LibraryState, id: string): FavouriteList | undefined =>
  knownLists(state)?.find((list) => list.id === id)
