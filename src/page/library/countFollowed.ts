import type { Session } from '../session/session.types.ts'

/** The reader's profile has the number of readers whom they follow, too: it changes at once, as the follow itself. Nothing of another reader, or where the profile has none. */
export function countFollowed(session: Pick<Session, 'get' | 'update'>, readerId: string, by: 1 | -1): void {
  const state = session.get()
  const user = state.status === 'anonymous' ? undefined : state.user
  if (user?.id === readerId && typeof user.following === 'number')
    session.update({ following: Math.max(0, user.following + by) })
}
