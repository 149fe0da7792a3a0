import { defineMessages, message } from '../../src/kit/i18n/defineMessages.ts'

export const messages = defineMessages('public-profile', {
  profileOf: message<{ nick: string }>(),
})
