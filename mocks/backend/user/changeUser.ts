import type { CurrentUser } from '../../../src/session/profile.schema.ts'
import type { Call } from '../Call.ts'
import { requireReader } from '../Call.ts'

/** Stores changed fields in the caller's account, and in what other readers see of them. @returns The whole user. */
export function changeUser(call: Call, change: Partial<CurrentUser>): CurrentUser {
  const { state } = call.backend
  const user = { ...requireReader(call), ...change }
  for (const account of state.accounts.values()) if (account.user.id === user.id) account.user = user
  const { id, nick, avatarUrl } = user
  state.readers = state.readers.map((reader) => (reader.id === id ? { ...reader, nick, avatarUrl } : reader))
  return user
}
