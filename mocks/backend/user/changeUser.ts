import type { CurrentUser } from '#page/session/profile.schema.ts'
import { type Call, requireReader } from '../Call.ts'
import { followCounts } from '../library/libraryRecordOf.ts'
import { getsSpecifiedFieldsOnly } from '../personas.ts'

/**
 * Stores changed fields in the caller's account, and in what other readers see of them.
 *
 * @returns The answer: the whole user with their counts, or to some readers no more than the changed fields.
 */
export function changeUser(call: Call, change: Partial<CurrentUser>): Partial<CurrentUser> {
  const { state } = call.backend
  const user = { ...requireReader(call), ...change }
  for (const account of state.accounts.values()) if (account.user.id === user.id) account.user = user
  const { id, nick, avatarUrl } = user
  state.readers = state.readers.map((reader) => (reader.id === id ? { ...reader, nick, avatarUrl } : reader))
  if (!getsSpecifiedFieldsOnly(user)) return { ...user, ...followCounts(call) }
  return Object.fromEntries(
    Object.entries(user).filter(([field]) => field === 'id' || field === 'nick' || field in change),
  )
}
