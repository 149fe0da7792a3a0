import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('partner-logos', {
  /** Names the list for screen readers. */
  label: message(),
})
