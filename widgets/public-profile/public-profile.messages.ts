import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('public-profile', {
  profileOf: message<{ nick: string }>(),
})
