import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** Sharing a comment. */
export const shareMessages = defineMessages('comments.share', {
  copy: message(),
  copied: message(),
  copyFailed: message(),
  link: message(),
  other: message(),
})
