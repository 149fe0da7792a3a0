import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import { isUnpaidRegistered, isUnpaidSubscriber } from '../../../src/session/unpaid.ts'

/** Whether one of the library's own modals can open automatically for this reader: for all others nothing is loaded. */
export const mayNeedModals = (user: CurrentUser | undefined): boolean =>
  isUnpaidSubscriber(user) || isUnpaidRegistered(user)
