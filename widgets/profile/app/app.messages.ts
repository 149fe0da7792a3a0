import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const appMessages = defineMessages('profile.app', {
  editionText: message(),
  noEditions: message(),
  downloadsText: message(),
  size: message<{ size: string }>(),
  failed: message(),
  openDownloads: message(),
  appOnly: message(),
})
