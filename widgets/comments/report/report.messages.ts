import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** Reporting a comment. */
export const reportMessages = defineMessages('comments.report', {
  legend: message(),
  send: message(),
  choose: message(),
  already: message(),
  noReasons: message(),
})
