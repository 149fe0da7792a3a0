import type { Session } from '../session/session.types.ts'

/** The profile has the number of followed readers too, which changes at once, as the follow itself. */
export function countFollowed(session: Pick<Session, 'get' | 'update'>, readerId: string, by: 1 | -1): void {
  const state = session.get()
  const user = state.status === 'anonymous' ? undefined : state.user
  if (user?.id === readerId && typeof user.following === 'number')
    session.update({ following: Math.max(0, user.following + by) })
}
