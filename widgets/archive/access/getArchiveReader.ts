import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { Permissions, SessionState } from '#page/session/session.types.ts'

/** Whether the reader subscribed in Apple's store, by the subscription's name (reader-account §6, "Roles"). */
const isAppleSubscriber = ({ subscriptionType }: Pick<CurrentUser, 'subscriptionType'>): boolean =>
  /^apple\b/i.test(String(subscriptionType ?? ''))

/** The reader's access to the archive (content-features §4, "Archive"); `unknown` while the session is loading. */
export type ArchiveReader = 'unknown' | 'open' | LockReason

/** Why a paper is closed: the reader is not signed in, has no subscription, or has one that does not include the archive. */
export type LockReason = 'signedOut' | 'notSubscribed' | 'notIncluded'

/** The permission manager grants everything to a user without advantages, so the subscription is checked first. */
export function getArchiveReader(session: SessionState, permissions: Pick<Permissions, 'isOpen'>): ArchiveReader {
  if (session.status === 'anonymous') return 'signedOut'
  if (!session.user) return 'unknown'
  if (!session.user.subscriber && !isAppleSubscriber(session.user)) return 'notSubscribed'
  return permissions.isOpen('hemeroteca') ? 'open' : 'notIncluded'
}
