import { endOf, isAfter } from '#kit/dates/moment.ts'
import type { TimeZone } from '#kit/dates/timeZone.ts'
import type { CurrentUser } from './profile.schema.ts'
import type { UserType } from './session.types.ts'

/** reader-account §4, "User type for analytics": a trial counts as long as its end is in the future. */
export function userType(
  user: Pick<CurrentUser, 'subscriber' | 'endTrialDate'> | undefined,
  now: Date,
  timeZone: TimeZone,
): UserType {
  if (!user) return 'anonymous'
  if (user.subscriber) return 'subscriber'
  const end = endOf(user.endTrialDate ?? '', timeZone)
  return end && isAfter(end, now) ? 'registered_trial' : 'registered'
}
