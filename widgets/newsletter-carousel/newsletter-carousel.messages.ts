import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('newsletter-carousel', {
  /** Names a carousel without a title. */
  untitled: message(),
})
