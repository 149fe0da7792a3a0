import { defineMessages, message } from '../i18n/defineMessages.ts'

/** What fields say by themselves of what they hold (content-features §5). */
export const validationMessages = defineMessages('validation', {
  'invalid-selection': message(),
  'required-selection': message(),
  'invalid-text': message(),
  'required-text': message(),
  /** A date after the last one, or before the first one, that may be chosen. */
  late: message<{ date: string }>(),
  early: message<{ date: string }>(),
})
