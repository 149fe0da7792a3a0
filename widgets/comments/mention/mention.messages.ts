import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** The list of readers to mention. */
export const mentionMessages = defineMessages('comments.mention', {
  readers: message(),
  found: message<{ count: number }>(),
  none: message(),
})
