import { isDay } from '../../../src/dates/isDay.ts'
import { writeDateText } from '../../../src/dates/writeDateText.ts'
import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import type { PersonalData } from '../../../src/session/updateProfile.ts'
import type { CheckedData, DataFields } from './data.schema.ts'

/** The profile as the form shows it. */
export const fieldsOf = (user: CurrentUser): DataFields => ({
  name: user.name ?? '',
  surname: user.surname ?? '',
  gender: user.gender ?? '',
  birthdate: user.birthDate && isDay(user.birthDate) ? writeDateText(user.birthDate) : '',
  phoneNumber: user.phoneNumber ?? '',
  email: user.email ?? '',
})

/** What the fields show. */
export const shownFields = (changes: Partial<DataFields>, user: CurrentUser): DataFields => ({
  ...fieldsOf(user),
  ...changes,
})

/** What is sent. */
export const payloadOf = ({ birthdate, gender, ...fields }: CheckedData): PersonalData => ({
  ...fields,
  gender: gender || null,
  birthDate: birthdate || null,
})
