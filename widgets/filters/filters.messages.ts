import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('filters', {
  /** Names the group of buttons. */
  label: message(),
  /** Announced when the list changes without another page; `number` is the formatted count. */
  changed: message<{ count: number; number: string }>(),
})
