import { type Day, isDay } from '#kit/dates/day.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import type { PersonalData } from '#page/session/updateProfile.ts'
import type { CheckedData, DataFields } from './data.schema.ts'

/**
 * The profile as the form shows it.
 *
 * @param writeDay Writes a day as its field shows it.
 */
export const fieldsOf = (user: CurrentUser, writeDay: (day: Day) => string): DataFields => ({
  name: user.name ?? '',
  surname: user.surname ?? '',
  gender: user.gender ?? '',
  birthdate: user.birthDate && isDay(user.birthDate) ? writeDay(user.birthDate) : '',
  phoneNumber: user.phoneNumber ?? '',
  email: user.email ?? '',
})

/** The data that are sent. */
export const payloadOf = ({ birthdate, gender, ...fields }: CheckedData): PersonalData => ({
  ...fields,
  gender: gender || null,
  birthDate: birthdate || null,
})
