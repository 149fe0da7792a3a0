import { has, isChanging } from '#page/library/library.model.ts'
import type { LibraryState } from '#page/library/library.types.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import type { FollowTarget } from './follow.types.ts'

export type Following =
  /** Not loaded yet: a reader who follows already must not see “follow”. */
  | { status: 'unknown' }
  /** The reader's own profile, which cannot be followed (reader-account §6). */
  | { status: 'oneself' }
  /** `unfollowed` also for visitors and after a failed load: a click loads again. `changing`: any button of the page has a pending request. */
  | { status: 'unfollowed' | 'followed'; changing: boolean }

/** @param isRendered A server has rendered it, for everybody as for a visitor: it stays until more is known. */
export function followingOf(
  library: LibraryState,
  session: SessionState,
  { kind, id }: FollowTarget,
  isRendered: boolean,
): Following {
  const readerId = userOf(session)?.id
  if (kind === 'user' && readerId === id) return { status: 'oneself' }
  if (library.status === 'loading' && !isRendered) return { status: 'unknown' }
  return { status: has(library, kind, id) ? 'followed' : 'unfollowed', changing: isChanging(library, kind, id) }
}

/** Short-lived feedback after a click. */
export type FollowState =
  | { status: 'idle' }
  /** A follow request is pending (optimistic for readers). “Unfollow” is hidden until the pointer has left the button. */
  | { status: 'pressed' }
  /** Just followed with this button: announced in the live region. */
  | { status: 'followed' }
  /**
   * The notifications offer is shown (reader-account §4, "Interests"). `pressed`: after a click on this button, as in `followed`; else a snackbar has
   * said so. `fresh`: the pointer and the focus have not left the button since.
   */
  | { status: 'offering'; pressed: boolean; fresh: boolean }

/** Only topics and authors have notifications (reader-account §4). */
export const hasNotifications = ({ kind }: FollowTarget): boolean => kind === 'topic' || kind === 'author'
