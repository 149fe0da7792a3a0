import type { Typed } from './typed.types.ts'

/** A form of the profile: what the reader has changed of it and not saved. All other fields show the profile as it is. */
export type FormState<Fields, Problem> = { changes: Partial<Fields> } & (
  | { status: 'open'; problem: Problem | undefined }
  | { status: 'saving'; sent: Partial<Fields> }
)

export type FormEvent<Fields, Problem> =
  /** `profile`: what the fields would show without any change. */
  | { type: 'changed'; change: Partial<Fields>; profile: Fields }
  | { type: 'submitted' }
  | { type: 'saved' }
  /** By the server, or by the form itself. */
  | { type: 'refused'; problem: Problem | undefined }

/** Those of some fields that another set has otherwise. */
export function differing<Fields extends object>(fields: Typed<Fields>, known: Partial<Fields>): Partial<Fields> {
  // `as`, because Object.entries and Object.fromEntries forget which keys there are.
  const entries = Object.entries(fields) as [keyof Fields, Fields[keyof Fields] | undefined][]
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && value !== known[field]),
  ) as Partial<Fields>
}

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition<Fields extends object, Problem>(
  state: FormState<Fields, Problem>,
  event: FormEvent<Fields, Problem>,
): FormState<Fields, Problem> {
  switch (event.type) {
    case 'changed': {
      const changes = { ...state.changes, ...event.change }
      // A value that is typed back meanwhile is the one that the profile still has, and differs from the one that it is about to have.
      return { ...state, changes: state.status === 'saving' ? changes : differing(changes, event.profile) }
    }
    case 'submitted':
      return state.status === 'open' ? { status: 'saving', changes: state.changes, sent: state.changes } : state
    case 'saved':
      // Text that was typed while the form was saved is still to be saved.
      return state.status === 'saving'
        ? { status: 'open', changes: differing(state.changes, state.sent), problem: undefined }
        : state
    case 'refused':
      return { status: 'open', changes: state.changes, problem: event.problem }
  }
}
