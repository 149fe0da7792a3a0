import { has, isChanging } from '../../src/library/library.model.ts'
import type { LibraryState } from '../../src/library/library.types.ts'
import type { SessionState } from '../../src/session/session.types.ts'
import type { FollowTarget } from './follow.types.ts'

export type Following =
  /** It is not known yet; whoever follows already must not read “follow”. */
  | { status: 'unknown' }
  /** The reader's own: nobody follows themselves (reader-account §6). */
  | { status: 'oneself' }
  /** Also for visitors, and where it could not be found out: pressing asks again. `changing` is a change from any button of the page. */
  | { status: 'unfollowed' | 'followed'; changing: boolean }

export function followingOf(library: LibraryState, session: SessionState, { kind, id }: FollowTarget): Following {
  const readerId = session.status === 'anonymous' ? undefined : session.user?.id
  if (kind === 'user' && readerId === id) return { status: 'oneself' }
  if (library.status === 'loading') return { status: 'unknown' }
  return { status: has(library, kind, id) ? 'followed' : 'unfollowed', changing: isChanging(library, kind, id) }
}

/** What a press has just brought about. */
export type Moment =
  | { status: 'quiet' }
  /** To follow; a reader shows as followed before the server has answered. It is not yet offered to be taken back where the pointer still is. */
  | { status: 'pressed' }
  /** Followed here and now: said, too. */
  | { status: 'followed' }
  /** The same, and notifications are offered (reader-account §4, "Interests"). */
  | { status: 'offering' }

/** What notifications exist for (reader-account §4: a topic or an author). */
export const hasNotifications = ({ kind }: FollowTarget): boolean => kind === 'topic' || kind === 'author'
