import type { CurrentUser } from './profile.schema.ts'
import type { UserType } from './session.types.ts'

/** The reader's data for the data layer (content-features §3, "Analytics data layer"): no name, no address. */
export function userFacts(user: CurrentUser | undefined, type: UserType) {
  return {
    type,
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
