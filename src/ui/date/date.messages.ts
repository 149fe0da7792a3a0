import { defineMessages, message } from '../../i18n/defineMessages.ts'

export const dateMessages = defineMessages('date', {
  /** The order in which a date is typed, in the language's own letters. */
  pattern: message(),
  /** The button of one field; a page may have several. */
  open: message<{ label: string }>(),
  failed: message(),
  previous: message(),
  next: message(),
  month: message(),
  year: message(),
})
