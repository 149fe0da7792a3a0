import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('comments-count', {
  /** Label for screen readers. `number` is `count`, formatted. */
  label: message<{ count: number; number: string }>(),
})
