import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** Sharing a message. */
export const shareMessages = defineMessages('live.share', {
  copy: message(),
  copied: message(),
  copyFailed: message(),
  mail: message(),
  shareByMail: message(),
  device: message(),
  /** `name` is a company. */
  shareOn: message<{ name: string }>(),
})
