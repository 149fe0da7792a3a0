import type { CurrentUser } from './currentUser.types.ts'
import type { SessionState } from './session.types.ts'

/** The user as far as known: undefined for visitors, and while a profile loads of which nothing is stored. */
export const userOf = (state: SessionState): CurrentUser | undefined =>
  state.status === 'anonymous' ? undefined : state.user
