import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('poll', {
  /** Heading of a poll without a question of its own, and of one that has not loaded. */
  title: message(),
  loading: message(),
  failed: message(),
  vote: message(),
  voting: message(),
  noChoice: message(),
  /** `reason` is the error catalogue's sentence. */
  voteLost: message<{ reason: string }>(),
  voteCounted: message(),
  /** Read after the option that the reader voted for: “45 %, your vote”. */
  yourVote: message(),
  /** `number` is `count`, formatted. */
  total: message<{ count: number; number: string }>(),
  closed: message(),
  showResults: message(),
  hideResults: message(),
})
