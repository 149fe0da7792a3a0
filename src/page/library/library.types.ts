import type { Result } from '#lib/result.ts'
import type { ApiFailure } from '../api/apiFailure.ts'
import type { FavouriteList, GiftRecord, Interests } from './interests/interests.schema.ts'

/** The kinds of things that can be followed. */
export type FollowKind = 'user' | 'author' | 'column' | 'topic'

/** Something that a reader can save, follow or mute. Kind and id identify it, however many buttons a page has for it. */
export type EntityKind = FollowKind | 'content' | 'blocked'

/** The lists are loaded when something shows them; those already known stay visible while they are loaded again. */
export type ListsState =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'failed'; failure: ApiFailure }
  | { status: 'known'; items: readonly FavouriteList[] }

export type LibraryState =
  /** Not requested yet, the session is loading, or the request is pending. */
  | { status: 'loading' }
  | { status: 'visitor' }
  /** Loaded again by the next command or {@link Library.load}. */
  | { status: 'failed'; failure: ApiFailure }
  | {
      status: 'known'
      readerId: string
      /** As the reader sees them: with optimistic changes. */
      interests: Interests
      lists: ListsState
      /** The targets with a pending change; see `isChanging`. */
      changing: ReadonlySet<string>
    }

/** The ids of the lists to which a content is added and from which it is removed (content-features §4). */
export interface ListChanges {
  saveLists: readonly string[]
  deleteLists: readonly string[]
}

/** Expected failures are returned; a visitor's commands fail like a 401 without sending a request. */
export type Outcome<Value = undefined> = Promise<Result<Value, ApiFailure>>

/**
 * The reader's library, saved, followed, blocked and given away: one for the page, so that all buttons of the same thing change together, and
 * in step with the other tabs (reader-account §4, "Interests").
 *
 * Read it with `useStore(library, (state) => has(state, 'author', id))`. A command that would change nothing does nothing; several changes of the
 * same thing are sent one after the other.
 */
export interface Library {
  getState(): LibraryState
  getInitialState(): LibraryState
  subscribe(listener: (state: LibraryState, previous: LibraryState) => void): () => void
  /**
   * Fetches the interests, once for the page: not for visitors, and not when they were stored within 24 h. Resolves when they have loaded or failed.
   * From then on the library follows the session: another reader's are loaded automatically.
   */
  load(): Promise<LibraryState>
  /** Following a reader is optimistic; following authors, columns and topics is applied when the server has answered. */
  follow(kind: FollowKind, id: string): Outcome
  unfollow(kind: FollowKind, id: string): Outcome
  /** Mutes a reader; applied when the server has answered. */
  block(userId: string): Outcome
  unblock(userId: string): Outcome
  /** Saves a content (without lists to “all” only), or changes the lists of a saved one: `deleteLists: [id]` takes it out of that one. Applied when the server has answered. */
  saveContent(contentId: string, changes?: ListChanges): Outcome
  /** Takes a content out of all lists. @returns The lists to pass to {@link Library.saveContent} to undo it; undefined if they could not be loaded. */
  unsaveContent(contentId: string): Outcome<ListChanges | undefined>
  /**
   * Fetches the lists again: the first list page, and the second if there is one (content-features §9).
   *
   * @param wanted Further pages are fetched until this one is found. From then on they are fetched again each time.
   */
  loadLists(wanted?: (list: FavouriteList) => boolean): Outcome<readonly FavouriteList[]>
  /** @returns The new list. A name that the server refuses is an `http` failure with its message in `errors`. */
  createList(name: string): Outcome<FavouriteList>
  /** The same refusals as {@link Library.createList}. */
  renameList(listId: string, name: string): Outcome
  /** The list's contents stay saved. */
  deleteList(listId: string): Outcome
  /** Records a gifted article, replacing an earlier record of it. */
  recordGift(gift: GiftRecord): Outcome
  /** Stores the interests from the answer to a sign-in or a registration, and shows them if that reader is the current one. */
  replace(readerId: string, interests: Interests): void
}
