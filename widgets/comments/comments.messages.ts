import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** The list and its surroundings. `shown` is `count` with a dot for thousands (content-features §9); `count` itself chooses the plural. */
export const messages = defineMessages('comments', {
  /** Heading while the number is unknown: the list has not loaded, or is that of the web view. */
  title: message(),
  count: message<{ count: number; shown: string }>(),
  order: message(),
  newest: message(),
  oldest: message(),
  skip: message(),
  loading: message(),
  loadingMore: message(),
  failed: message(),
  failedMore: message(),
  /** The comments that are not shown yet, counted. */
  showMore: message<{ shown: string }>(),
  empty: message(),
  emptyInvite: message(),
  closed: message(),
  authorQuestion: message(),
  searching: message(),
  searchFar: message(),
  searchOn: message(),
  searchGone: message(),
  posted: message(),
  liked: message(),
  unliked: message(),
  deleted: message(),
  reported: message(),
})

/** One comment. */
export const threadMessages = defineMessages('comments.thread', {
  commentBy: message<{ nick: string }>(),
  profileOf: message<{ nick: string }>(),
  like: message(),
  reply: message(),
  replyTo: message<{ nick: string }>(),
  share: message(),
  shareOf: message<{ nick: string }>(),
  more: message<{ nick: string }>(),
  report: message(),
  mute: message<{ nick: string }>(),
  unmute: message<{ nick: string }>(),
  delete: message(),
  showReplies: message<{ count: number; shown: string }>(),
  hideReplies: message(),
  loadingReplies: message(),
  failedReplies: message(),
  moreReplies: message(),
  deletedByUser: message(),
  deletedByModeration: message(),
  banned: message(),
  pending: message(),
  pendingModeration: message(),
  pendingPublication: message(),
  reported: message(),
  muted: message<{ nick: string }>(),
  showMuted: message(),
  deleteTitle: message(),
  deleteText: message(),
  deleting: message(),
})

/** The form for a comment or a reply. */
export const composerMessages = defineMessages('comments.composer', {
  write: message(),
  replyTo: message<{ nick: string }>(),
  publish: message(),
  publishReply: message(),
  sending: message(),
  empty: message(),
  /** Under a field or a choice that must not be left out. */
  required: message(),
  rules: message(),
  ruleRespect: message(),
  ruleTopic: message(),
  ruleSpam: message(),
  moderated: message(),
  waiting: message(),
  later: message(),
})

/** Why a reader may not participate, and what they can do about it. */
export const accessMessages = defineMessages('comments.access', {
  commentTitle: message(),
  likeTitle: message(),
  replyTitle: message(),
  reportTitle: message(),
  subscriptionText: message(),
  notIncludedTitle: message(),
  notIncludedText: message(),
  upgrade: message(),
  bannedTitle: message(),
  bannedText: message(),
  contact: message(),
  draftKept: message(),
})
