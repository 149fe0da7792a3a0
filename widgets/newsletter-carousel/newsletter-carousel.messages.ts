import { defineMessages, message } from '../../src/kit/i18n/defineMessages.ts'

export const messages = defineMessages('newsletter-carousel', {
  /** Names a carousel without a title. */
  untitled: message(),
})
