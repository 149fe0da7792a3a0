import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const notificationsMessages = defineMessages('profile.notifications', {
  latest: message(),
  history: message(),
  latestEmpty: message(),
  historyEmpty: message(),
  settings: message(),
  /** Between two names. */
  and: message(),
  /** After two names. */
  more: message<{ count: number; shown: string }>(),
  failed: message(),
  // The actions of people: their names stand before them.
  commentNew: message(),
  commentLike: message<{ count: number }>(),
  commentMention: message(),
  commentResponse: message(),
  commentApproval: message(),
  commentBanned: message(),
  userFollow: message(),
})
