import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('archive', {
  loading: message(),
  latest: message(),
  previous: message(),
  page: message<{ page: number }>(),
  /** With filters, while the count is loading. */
  issues: message(),
  /** `number` is the formatted count. */
  results: message<{ count: number; number: string }>(),
  empty: message(),
  emptyArchive: message(),
  misrouted: message(),
  toLatest: message(),
  order: message(),
  newest: message(),
  oldest: message(),
  more: message(),
  newer: message(),
  end: message(),
  downloads: message(),
})

export const filterMessages = defineMessages('archive.filter', {
  open: message(),
  /** The number of applied filters, after the word. */
  applied: message<{ count: number }>(),
  title: message(),
  edition: message(),
  publication: message(),
  date: message(),
  allEditions: message(),
  allPublications: message(),
  apply: message(),
  /** Clears the draft of the filters. */
  reset: message(),
  /** Removes all applied filters. */
  clear: message(),
  remove: message<{ filter: string }>(),
})

export const issueMessages = defineMessages('archive.issue', {
  read: message(),
  download: message(),
  /** The file's size: "12 MB". */
  size: message<{ size: string }>(),
  /** For screen readers, after the name. */
  newTab: message(),
  locked: message(),
  saved: message(),
  unavailable: message(),
})

export const accessMessages = defineMessages('archive.access', {
  signedOutTitle: message(),
  signedOutText: message(),
  rates: message(),
  register: message(),
  signIn: message(),
  notSubscribedTitle: message(),
  notSubscribedText: message<{ issue: string }>(),
  buy: message<{ price: string }>(),
  subscribe: message(),
  notIncludedTitle: message(),
  notIncludedText: message(),
  upgrade: message(),
  /** In the Apple app, where nothing may be sold. */
  noAccess: message(),
})
