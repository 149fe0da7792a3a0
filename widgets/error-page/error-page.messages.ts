import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('error-page', {
  missingTitle: message(),
  missingText: message(),
  expiredTitle: message(),
  expiredText: message(),
  home: message(),
})
