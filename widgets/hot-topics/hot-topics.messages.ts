import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('hot-topics', {
  /** Before the topics, and names the landmark. */
  title: message(),
  /** Beside a topic that somebody pays for. */
  sponsored: message<{ sponsor: string }>(),
})
