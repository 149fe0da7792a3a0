import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** The texts of a reader's comments, in the panel of one's own comments and in another reader's profile. */
export const commentsMessages = defineMessages('profile.comments', {
  title: message<{ count: number; shown: string }>(),
  failed: message(),
  order: message(),
  newest: message(),
  oldest: message(),
  empty: message(),
  noArticle: message(),
  likes: message<{ count: number; shown: string }>(),
  pendingModeration: message(),
  pendingPublication: message(),
  delete: message(),
  deleteTitle: message(),
  deleteText: message(),
  deleting: message(),
  deleted: message(),
})
