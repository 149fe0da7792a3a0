import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('article-list', {
  more: message(),
  /** The same where a page of its own follows. */
  next: message(),
  /** For screen readers, when articles have come; `number` is the formatted count. */
  added: message<{ count: number; number: string }>(),
  failed: message(),
  end: message(),
})
