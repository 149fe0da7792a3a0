import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const frameMessages = defineMessages('profile.frames', {
  slow: message(),
  open: message(),
})
