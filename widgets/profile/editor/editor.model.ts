import { normalizeNick } from '#kit/validation/normalize.ts'
import { problem } from '#kit/validation/problem.ts'
import { serverProblems } from '#kit/validation/serverProblems.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import type { PublicProfile } from '#page/session/updateProfile.ts'
import type { FormState } from '../form/form.model.ts'

/** How many characters the backend takes, as HTML's `maxlength` counts them; the specification names no limit but the nick's in pages, where it is cut. */
export const LENGTHS = { nick: 50, description: 1000 } as const

/** The fields that can be marked. */
export type EditorField = keyof typeof LENGTHS

const editorFields: readonly EditorField[] = ['nick', 'description']

/** Why a field was refused, and what was in it. */
export type EditorProblem = { field: EditorField; value: string } & (
  | { kind: 'missing' | 'tooLong' | 'taken' | 'invalid' }
  /** In the server's words. */
  | { kind: 'said'; text: string }
)

export type EditorState = FormState<PublicProfile, readonly EditorProblem[]>

/** The profile as the form shows it. */
export const fieldsOf = ({ nick, description, visible }: CurrentUser): PublicProfile => ({
  nick,
  description: description ?? '',
  visible,
})

/** The problems that the form finds while it is typed. A text that was too long before, and has not been changed, must not block the rest. */
export function tooLongIn(changes: Partial<PublicProfile>): EditorProblem[] {
  return editorFields.flatMap((field): EditorProblem[] => {
    const value = changes[field] ?? ''
    return value.length > LENGTHS[field] ? [{ field, value, kind: 'tooLong' }] : []
  })
}

/** The problems that the form finds when it is sent. */
export const problemsIn = ({ nick }: PublicProfile, changes: Partial<PublicProfile>): EditorProblem[] =>
  normalizeNick(nick) === '' ? [{ field: 'nick', value: nick, kind: 'missing' }] : tooLongIn(changes)

/** The server's code for a nick that another reader has (reader-account §8). */
const NICK_TAKEN = 'PUBLICNICK_ALREADY_IN_USE'

/** The server's refusals of the fields that it was sent. */
export function problemsOf(failure: ApiFailure, sent: PublicProfile): EditorProblem[] {
  if (failure.kind !== 'http') return []
  return failure.errors.flatMap((error): EditorProblem[] => {
    if (error.code === NICK_TAKEN) return [{ field: 'nick', value: sent.nick, kind: 'taken' }]
    const [named] = serverProblems([error], editorFields)
    const field = editorFields.find((one) => one === named?.field)
    if (!named || !field) return []
    const about = { field, value: sent[field] }
    return [
      named.problem === problem('fieldInvalid')
        ? { ...about, kind: 'invalid' }
        : { ...about, kind: 'said', text: named.problem },
    ]
  })
}

/** A field's problem, as long as it has the value that was refused. */
export const problemAt = (state: EditorState, field: EditorField, value: string): EditorProblem | undefined =>
  state.status === 'open' ? state.problem?.find((one) => one.field === field && one.value === value) : undefined
