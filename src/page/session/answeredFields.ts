import type { ChangedUser } from './changedUser.schema.ts'
import type { CurrentUser } from './currentUser.types.ts'

const defined = (fields: object) => Object.entries(fields).filter(([, value]) => value !== undefined)

/**
 * The user after the answer to a change. A field that it does not have stays, except what was sent, which the server has accepted; one that is `null`
 * counts as missing, except where it was sent: the reader may have emptied it.
 */
export function answeredFields(
  answer: ChangedUser,
  sent: Partial<CurrentUser>,
  user: CurrentUser,
): Partial<CurrentUser> {
  const answered = defined(answer).filter(([key, value]) => value !== null || key in sent)
  const fields = { ...Object.fromEntries(defined(sent)), ...Object.fromEntries(answered) }
  for (const set of ['notifications', 'newsletters'] as const) {
    const switches = defined(answer[set] ?? {}).filter(([, on]) => on !== null)
    if (set in fields) fields[set] = { ...user[set], ...sent[set], ...Object.fromEntries(switches) }
  }
  return fields
}
