import { isAppleSubscriber } from '../../../src/session/isAppleSubscriber.ts'
import type { Permissions, SessionState } from '../../../src/session/session.types.ts'

/** What the one who reads may do here (content-features §4, "Archive"); `unknown` lasts until the session knows who it is. */
export type Reader = 'unknown' | 'open' | Lock

/** Why a paper stays closed: nobody is signed in, there is no subscription, or it does not include the archive. */
export type Lock = 'signedOut' | 'notSubscribed' | 'notIncluded'

/** The permission manager grants everything to a user without advantages, so the subscription is asked first. */
export function readerOf(session: SessionState, permissions: Pick<Permissions, 'isOpen'>): Reader {
  if (session.status === 'anonymous') return 'signedOut'
  if (!session.user) return 'unknown'
  if (!session.user.subscriber && !isAppleSubscriber(session.user)) return 'notSubscribed'
  return permissions.isOpen('hemeroteca') ? 'open' : 'notIncluded'
}
