import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('ad', {
  /** Above each ad, and the name of its frame. */
  label: message(),
  close: message(),
})
