import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('alert', {
  /** Names the landmark. */
  alert: message(),
  close: message(),
  /** Stops the text that moves. */
  pause: message(),
  /** Lets it move again. */
  move: message(),
})
