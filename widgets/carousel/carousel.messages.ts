import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('carousel', {
  /** Names a carousel without a title. */
  untitled: message(),
  /** What a card leads to, on its picture. */
  audio: message(),
  video: message(),
})
