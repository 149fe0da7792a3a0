import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('cards', {
  /** Names the list for screen readers where no title is above it. */
  list: message(),
})
