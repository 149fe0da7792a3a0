import type { InterestsCache } from './interests/createInterestsCache.ts'
import type { Interests } from './interests/interests.schema.ts'
import type { Change } from './library.model.ts'
import type { ListsState } from './library.types.ts'

/** The known interests of the current reader. */
export interface LoadedLibrary {
  readerId: string
  cache: InterestsCache
  /** As the server has confirmed them. */
  interests: Interests
  lists: ListsState
  /** Optimistic changes, rolled back when the server refuses. */
  optimistic: readonly Change[]
  /** The pending changes by what they change: each thing has its own queue. */
  pending: ReadonlyMap<string, Promise<unknown>>
  /** The confirmed changes in order, kept while any request is pending: an answer to an earlier request does not contain them. */
  confirmed: readonly Change[]
}
