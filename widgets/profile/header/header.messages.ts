import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const headerMessages = defineMessages('profile.header', {
  likes: message<{ count: number; shown: string }>(),
  comments: message<{ count: number; shown: string }>(),
})
