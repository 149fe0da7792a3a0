import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('live', {
  /** Names the region. */
  title: message(),
  loading: message(),
  /** Beside the dot, while the live goes on. */
  now: message(),
  ended: message(),
  empty: message(),
  /** In place of the messages, where the filters leave none. */
  noMatch: message(),
  order: message(),
  newest: message(),
  oldest: message(),
  /** On the button that shows what has come, and for screen readers; `number` is the formatted count. */
  news: message<{ count: number; number: string }>(),
  /** For screen readers, when an order or filters have changed the list. */
  listed: message<{ count: number; number: string }>(),
  /** For screen readers, when older or newer ones have been added at the list's end. */
  added: message<{ count: number; number: string }>(),
  more: message(),
  loadingMore: message(),
  failed: message(),
  failedMore: message(),
  /** Below the first message of the live. */
  beginning: message(),
  sponsor: message(),
  /** For screen readers, in place of 67’. */
  minute: message<{ minute: string }>(),
  by: message<{ name: string }>(),
  /** Of a message, in its margin. */
  time: message<{ date: Date }>(),
  /** Below the dot: how old the newest message is; `n` is a formatted count. */
  updatedNow: message(),
  updatedMinutes: message<{ n: string }>(),
  updatedHours: message<{ n: string }>(),
  /** Above the links to the messages that the feed flags. */
  keyPoints: message(),
  share: message(),
  /** The button's accessible name; it starts with the visible label. */
  shareOf: message<{ title: string }>(),
  /** The same, of a message without a title. */
  shareOne: message(),
  /** For who has opened the link of a message that the feed does not have. */
  missing: message(),
})
