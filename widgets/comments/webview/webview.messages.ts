import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** The app's screens. */
export const webViewMessages = defineMessages('comments.webview', {
  close: message(),
  toArticle: message(),
  back: message(),
  repliesTo: message<{ nick: string }>(),
  newComment: message(),
  newReply: message<{ nick: string }>(),
})
