import { defineMessages, message } from '../../../src/i18n/defineMessages.ts'

type Count = { count: number; shown: string }

export const headerMessages = defineMessages('profile.header', {
  likes: message<Count>(),
  comments: message<Count>(),
})
