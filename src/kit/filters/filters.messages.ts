import { defineMessages, message } from '../i18n/defineMessages.ts'

export const filterMessages = defineMessages('filter', {
  open: message(),
  /** The number of applied filters, after the word. */
  applied: message<{ count: number }>(),
  title: message(),
  apply: message(),
  /** Clears the draft. */
  reset: message(),
  /** Removes all applied filters. */
  clear: message(),
  /** The choice of none in a list of one. */
  any: message(),
  start: message(),
  end: message(),
})
