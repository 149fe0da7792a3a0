import { defineMessages, message } from '../../../src/kit/i18n/defineMessages.ts'

export const frameMessages = defineMessages('profile.frames', {
  slow: message(),
  open: message(),
})
