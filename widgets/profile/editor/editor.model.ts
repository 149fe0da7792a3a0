import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { PublicProfile } from '../../../src/session/updateProfile.ts'
import type { FormState } from '../form/form.model.ts'

/** Why a nick was refused. */
export interface NickProblem {
  kind: 'missing' | 'taken'
  nick: string
}

export type EditorState = FormState<PublicProfile, NickProblem>

/** The profile as the form shows it. */
export const fieldsOf = ({ nick, description, visible }: CurrentUser): PublicProfile => ({
  nick,
  description: description ?? '',
  visible,
})

/** What the nick is marked with, as long as it is the one that was refused. */
export const nickProblemOf = (state: EditorState, nick: string): NickProblem | undefined =>
  state.status === 'open' && state.problem?.nick === nick ? state.problem : undefined
