import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('carousel', {
  /** Names a carousel without a title. */
  untitled: message(),
  /** The kind of a card's target, on its picture. */
  audio: message(),
  video: message(),
})
