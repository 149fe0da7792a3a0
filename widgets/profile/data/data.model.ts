import { isDay } from '../../../src/dates/isDay.ts'
import { writeDateText } from '../../../src/dates/writeDateText.ts'
import type { FormProblem } from '../../../src/forms/formProblem.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { PersonalData } from '../../../src/session/updateProfile.ts'
import type { CheckedData, DataFields } from './data.schema.ts'
import { dataFields } from './data.schema.ts'

export type DataState = { status: 'open'; problem: FormProblem | undefined } | { status: 'saving' }

export type DataEvent = { type: 'submitted' } | { type: 'saved' } | { type: 'refused'; problem: FormProblem }

export const initialState: DataState = { status: 'open', problem: undefined }

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: DataState, event: DataEvent): DataState {
  if (event.type === 'submitted') return state.status === 'open' ? { status: 'saving' } : state
  if (state.status !== 'saving') return state
  return { status: 'open', problem: event.type === 'refused' ? event.problem : undefined }
}

/** The profile as the form shows it. */
export const fieldsOf = (user: CurrentUser): DataFields => ({
  name: user.name ?? '',
  surname: user.surname ?? '',
  gender: user.gender ?? '',
  birthdate: user.birthDate && isDay(user.birthDate) ? writeDateText(user.birthDate) : '',
  phoneNumber: user.phoneNumber ?? '',
  email: user.email ?? '',
})

/** The fields that differ from the current user: with any, the form counts as modified (reader-account §4, "Profile data form"). */
export function changesOf(typed: DataFields, user: CurrentUser): Partial<DataFields> {
  const known = fieldsOf(user)
  return Object.fromEntries(
    dataFields.filter((field) => typed[field] !== known[field]).map((field) => [field, typed[field]]),
  )
}

/** The fields of a newer profile; what the reader has typed since the older one stays. */
export const takeOver = (typed: DataFields, older: DataFields, newer: DataFields): Partial<DataFields> =>
  Object.fromEntries(
    dataFields
      .filter((field) => typed[field] === older[field] && typed[field] !== newer[field])
      .map((field) => [field, newer[field]]),
  )

/** What is sent. */
export const payloadOf = ({ birthdate, gender, ...fields }: CheckedData): PersonalData => ({
  ...fields,
  gender: gender || null,
  birthDate: birthdate || null,
})
