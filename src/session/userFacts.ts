import type { CurrentUser } from './profile.schema.ts'
import { userType } from './userType.ts'

/** What the data layer may know of the reader (content-features §3, "Analytics data layer"): no name, no address. */
export function userFacts(user: CurrentUser | undefined, now: Date) {
  return {
    type: userType(user, now),
    id: user?.id,
    isStaff: user?.isStaff ?? false,
    advantages: user?.advantages ?? '',
    premium: user?.premium ?? 'N',
    fundador: Boolean(user?.fundador || user?.founder),
    rfv: user?.rfv ?? undefined,
    subscription: user?.subscriptionId
      ? { id: user.subscriptionId, type: user.subscriptionType ?? undefined }
      : undefined,
  }
}
