import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('archive', {
  loading: message(),
  failed: message(),
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

/** Besides those of every list's filters. */
export const filterMessages = defineMessages('archive.filter', {
  /** Names the applied filters. */
  title: message(),
  edition: message(),
  publication: message(),
  date: message(),
  allEditions: message(),
  allPublications: message(),
  remove: message<{ filter: string }>(),
  /** The button after month and year. */
  toMonth: message(),
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
  notSubscribedTitle: message(),
  notSubscribedText: message<{ issue: string }>(),
  buy: message<{ price: string }>(),
  notIncludedTitle: message(),
  notIncludedText: message(),
  upgrade: message(),
  /** In the Apple app, where nothing may be sold. */
  noAccess: message(),
})
