import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('video-carousel', {
  /** Names a carousel without a title. */
  untitled: message(),
  /** Stops the strip, which moves by itself. */
  pause: message(),
  /** Lets it move again. */
  move: message(),
  /** Before a video's length, for screen readers. */
  length: message<{ length: string }>(),
})
