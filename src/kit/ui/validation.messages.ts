import { defineMessages, message } from '../i18n/defineMessages.ts'

/** The fields' own validation messages (content-features §5). */
export const validationMessages = defineMessages('validation', {
  'invalid-selection': message(),
  'required-selection': message(),
  /** With a date as it is typed. */
  'invalid-text': message<{ example: string }>(),
  'required-text': message(),
  /** A date after the last or before the first allowed one. */
  late: message<{ date: string }>(),
  early: message<{ date: string }>(),
})
