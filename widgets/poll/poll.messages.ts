import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('poll', {
  /** The heading of a poll whose question stands in the article. */
  title: message(),
  loading: message(),
  vote: message(),
  voting: message(),
  noChoice: message(),
  /** `reason` is the error catalogue's sentence. */
  voteLost: message<{ reason: string }>(),
  voteCounted: message(),
  /** Read after the option that the reader voted: “45 %, your vote”. */
  yourVote: message(),
  /** `number` is `count` as the page writes numbers. */
  total: message<{ count: number; number: string }>(),
  closed: message(),
  showResults: message(),
  hideResults: message(),
})
