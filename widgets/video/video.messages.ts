import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('video', {
  /** Stands for the title of one without. */
  video: message(),
  play: message<{ title: string }>(),
  /** For screen readers, once it is pressed. */
  loading: message(),
  offline: message(),
  /** The player could not be loaded. */
  noPlayer: message(),
  /** The player has found nothing to play. */
  noStream: message(),
  again: message<{ title: string }>(),
  /** A link to the video elsewhere. */
  open: message(),
})
