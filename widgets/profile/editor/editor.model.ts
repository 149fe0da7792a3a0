import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { PublicProfile } from '../../../src/session/updateProfile.ts'

/** Why the nick is marked. */
export type NickProblem = 'missing' | 'taken'

/** The public profile's form: what the reader has changed of it and not saved. All other fields show the profile as it is. */
export type EditorState = { changes: Partial<PublicProfile> } & (
  | { status: 'open'; problem: NickProblem | undefined }
  | { status: 'saving'; sent: Partial<PublicProfile> }
)

export type EditorEvent =
  | { type: 'edited'; change: Partial<PublicProfile>; user: CurrentUser }
  | { type: 'refused'; problem: NickProblem | undefined }
  | { type: 'submitted' }
  | { type: 'saved' }

/** The profile as the form shows it. */
export const fieldsOf = ({ nick, description, visible }: CurrentUser): PublicProfile => ({
  nick,
  description: description ?? '',
  visible,
})

type Entries = [keyof PublicProfile, PublicProfile[keyof PublicProfile]][]

/** Those of some fields that another set has otherwise. */
export function without(fields: Partial<PublicProfile>, known: Partial<PublicProfile>): Partial<PublicProfile> {
  // `as`, because Object.entries forgets which keys there are.
  const entries = Object.entries(fields) as Entries
  return Object.fromEntries(entries.filter(([key, value]) => known[key] !== value))
}

export function transition(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'edited': {
      const edited = { ...state.changes, ...event.change }
      // What is typed back meanwhile is as the profile still has it, and differs from what it is about to have.
      if (state.status === 'saving') return { ...state, changes: edited }
      const changes = without(edited, fieldsOf(event.user))
      return { status: 'open', changes, problem: 'nick' in event.change ? undefined : state.problem }
    }
    case 'refused':
      return { status: 'open', changes: state.changes, problem: event.problem }
    case 'submitted':
      return state.status === 'open' ? { status: 'saving', changes: state.changes, sent: state.changes } : state
    case 'saved':
      // What was typed while it was saved is still to be saved.
      return state.status === 'saving'
        ? { status: 'open', changes: without(state.changes, state.sent), problem: undefined }
        : state
  }
}
