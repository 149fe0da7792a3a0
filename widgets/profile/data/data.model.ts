import { isDay } from '../../../src/dates/isDay.ts'
import { writeDateText } from '../../../src/dates/writeDateText.ts'
import type { FormProblem } from '../../../src/forms/formProblem.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { PersonalData } from '../../../src/session/updateProfile.ts'
import type { CheckedData, DataFields } from './data.schema.ts'
import { dataFields } from './data.schema.ts'

/** The form: what the reader has changed of it and not saved. All other fields show the profile as it is. */
export type DataState = { changes: Partial<DataFields> } & (
  | { status: 'open'; problem: FormProblem | undefined }
  | { status: 'saving'; sent: Partial<DataFields> }
)

export type DataEvent =
  | { type: 'typed'; change: Partial<DataFields>; user: CurrentUser }
  | { type: 'submitted' }
  | { type: 'saved' }
  | { type: 'refused'; problem: FormProblem }

/** The profile as the form shows it. */
export const fieldsOf = (user: CurrentUser): DataFields => ({
  name: user.name ?? '',
  surname: user.surname ?? '',
  gender: user.gender ?? '',
  birthdate: user.birthDate && isDay(user.birthDate) ? writeDateText(user.birthDate) : '',
  phoneNumber: user.phoneNumber ?? '',
  email: user.email ?? '',
})

/** Those of some fields that another set has otherwise. */
export const differing = (fields: Partial<DataFields>, known: Partial<DataFields>): Partial<DataFields> =>
  Object.fromEntries(
    dataFields
      .filter((field) => fields[field] !== undefined && fields[field] !== known[field])
      .map((field) => [field, fields[field]]),
  )

/** What the fields show. */
export const shownFields = ({ changes }: DataState, user: CurrentUser): DataFields => ({
  ...fieldsOf(user),
  ...changes,
})

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: DataState, event: DataEvent): DataState {
  switch (event.type) {
    case 'typed': {
      const changes = { ...state.changes, ...event.change }
      // What is typed back meanwhile is as the profile still has it, and differs from what it is about to have.
      return { ...state, changes: state.status === 'saving' ? changes : differing(changes, fieldsOf(event.user)) }
    }
    case 'submitted':
      return state.status === 'open' ? { status: 'saving', changes: state.changes, sent: state.changes } : state
    case 'saved':
      // What was typed while it was saved is still to be saved.
      return state.status === 'saving'
        ? { status: 'open', changes: differing(state.changes, state.sent), problem: undefined }
        : state
    case 'refused':
      return state.status === 'saving' ? { status: 'open', changes: state.changes, problem: event.problem } : state
  }
}

/** What is sent. */
export const payloadOf = ({ birthdate, gender, ...fields }: CheckedData): PersonalData => ({
  ...fields,
  gender: gender || null,
  birthDate: birthdate || null,
})
