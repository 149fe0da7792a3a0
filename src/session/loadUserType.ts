import type { CurrentUser } from './profile.schema.ts'
import type { UserType } from './session.types.ts'

/**
 * The user type for analytics (reader-account §4). Only readers with a trial date need the code that compares dates, so it is loaded only for them and
 * the type is a promise. If that code does not load they count as `registered`.
 */
export function loadUserType(
  user: Pick<CurrentUser, 'subscriber' | 'endTrialDate'> | undefined,
  now: Date,
): UserType | Promise<UserType> {
  if (!user) return 'anonymous'
  if (user.subscriber) return 'subscriber'
  if (!user.endTrialDate) return 'registered'
  return import('./userType.ts').then(
    ({ userType }) => userType(user, now),
    () => 'registered',
  )
}
