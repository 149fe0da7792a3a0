import { defineMessages, message } from '../../i18n/defineMessages.ts'

export const dateMessages = defineMessages('date', {
  /** The input format, in the letters of the language. */
  pattern: message(),
  /** Names its field, because a page may have several. */
  open: message<{ label: string }>(),
  failed: message(),
  previous: message(),
  next: message(),
  month: message(),
  year: message(),
})
