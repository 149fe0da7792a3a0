import type { ApiFailure } from '../api/apiFailure.ts'
import type { Result } from '../lib/result.ts'
import type { FavouriteList, GiftRecord, Interests } from './interests.schema.ts'

/** What can be followed. */
export type FollowKind = 'user' | 'author' | 'column' | 'topic'

/** Whatever a reader keeps, by kind; with an id it is one thing, however many buttons of it a page has. */
export type EntityKind = FollowKind | 'content' | 'blocked'

/** The lists are asked for when something shows them; what is known stays while they are asked for again. */
export type ListsState =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'failed'; failure: ApiFailure }
  | { status: 'known'; items: readonly FavouriteList[] }

export type LibraryState =
  /** Nobody has asked, it is not known who reads, or the answer is on its way. */
  | { status: 'loading' }
  | { status: 'visitor' }
  /** Asked for again by the next command or {@link Library.load}. */
  | { status: 'failed'; failure: ApiFailure }
  | {
      status: 'known'
      readerId: string
      /** As the reader sees them: with what is applied before the server has answered. */
      interests: Interests
      lists: ListsState
      /** Whose change is on its way; see `isChanging`. */
      changing: ReadonlySet<string>
    }

/** The ids of the lists that get a content and of those that lose it (content-features §4, "Save-to-list panel"). */
export interface ListChanges {
  saveLists: readonly string[]
  deleteLists: readonly string[]
}

/** Expected failures come back; a visitor's commands fail as a 401 does and ask for nothing. */
export type Outcome<Value = undefined> = Promise<Result<Value, ApiFailure>>

/**
 * What the reader saves, follows, blocks and has given away: one for the page, so that every button of the same thing changes with the others, and
 * in step with the other tabs (reader-account §4, "Interests").
 *
 * Read it with `useStore(library, (state) => has(state, 'author', id))`. A command that asks for what is so already does nothing; several changes of the
 * same thing are made one after the other.
 */
export interface Library {
  getState(): LibraryState
  getInitialState(): LibraryState
  subscribe(listener: (state: LibraryState, previous: LibraryState) => void): () => void
  /**
   * Fetches the interests, once for the page: not for visitors, and not when they were stored within 24 h. Resolves when it is known how things stand.
   * From then on the library follows the session: another reader's are loaded without being asked.
   */
  load(): Promise<LibraryState>
  /** Readers at once, with rollback when the call fails; authors, columns and topics when the server has answered. */
  follow(kind: FollowKind, id: string): Outcome
  unfollow(kind: FollowKind, id: string): Outcome
  /** Mutes a reader; applied when the server has answered. */
  block(userId: string): Outcome
  unblock(userId: string): Outcome
  /** Saves a content, without lists to “all” alone; or changes in which lists a saved one is. Applied when the server has answered. */
  saveContent(contentId: string, changes?: ListChanges): Outcome
  /** Takes a content out of all lists. @returns What to hand to {@link Library.saveContent} to have it back as it was; undefined where the lists could not be loaded. */
  unsaveContent(contentId: string): Outcome<ListChanges | undefined>
  /** Fetches the lists anew: the first page, and the second where there is one (content-features §9). */
  loadLists(): Outcome<readonly FavouriteList[]>
  /** @returns The new list. A name that the server refuses is an `http` failure with its message in `errors`. */
  createList(name: string): Outcome<FavouriteList>
  /** Keeps that an article was given away, in place of an earlier record of it. */
  recordGift(gift: GiftRecord): Outcome
  /** The interests that a sign-in or a registration has answered: kept for that reader, shown when it is the one who reads. */
  replace(readerId: string, interests: Interests): void
}
