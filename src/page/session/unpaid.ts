import type { CurrentUser } from './currentUser.types.ts'

/** User types with an unpaid subscription (reader-account §3, "Current user"). */
const UNPAID_SUBSCRIBER = 4
const UNPAID_REGISTERED = 5

/** A subscriber whose renewal has failed: the subscription is about to expire. */
export const isUnpaidSubscriber = (user: Pick<CurrentUser, 'type'> | undefined): boolean =>
  user?.type === UNPAID_SUBSCRIBER

/** A registered reader whose subscription has expired because it was not paid. */
export const isUnpaidRegistered = (user: Pick<CurrentUser, 'type'> | undefined): boolean =>
  user?.type === UNPAID_REGISTERED
