import type { CurrentUser } from './currentUser.types.ts'

/** The fields that are never stored in the browser: no page needs it before the profile is loaded, and a computer may be shared. */
const personalFields = ['name', 'surname', 'email', 'phoneNumber', 'postalCode', 'birthDate', 'gender'] as const

type PersonalField = (typeof personalFields)[number]

const isPersonal = (field: string) => personalFields.some((personal) => personal === field)

export const withoutPersonalData = (user: CurrentUser): Omit<CurrentUser, PersonalField> =>
  // `as`, because the entries are the user's own without the personal ones.
  Object.fromEntries(Object.entries(user).filter(([field]) => !isPersonal(field))) as Omit<CurrentUser, PersonalField>

export const hasOtherPersonalData = (one: CurrentUser, other: CurrentUser): boolean =>
  personalFields.some((field) => one[field] !== other[field])
