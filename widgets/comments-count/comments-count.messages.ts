import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('comments-count', {
  /** What the number means, for those who listen. `number` is `count` as the page writes numbers. */
  label: message<{ count: number; number: string }>(),
})
