import type { CurrentUser } from './profile.schema.ts'
import type { UserType } from './session.types.ts'

/** Milliseconds; the backend may write a blank between date and time, which not every browser reads. */
const timeOf = (date: string | null | undefined) => Date.parse((date ?? '').trim().replace(' ', 'T'))

/** reader-account §4, "User type for analytics": a trial counts as long as its end is still to come. */
export function userType(user: Pick<CurrentUser, 'subscriber' | 'endTrialDate'> | undefined, now: Date): UserType {
  if (!user) return 'anonymous'
  if (user.subscriber) return 'subscriber'
  return timeOf(user.endTrialDate) > now.getTime() ? 'registered_trial' : 'registered'
}
