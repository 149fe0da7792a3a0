import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('login-prompt', {
  title: message(),
  text: message(),
  saveTitle: message(),
  saveText: message(),
  followTitle: message(),
  followText: message(),
  giftTitle: message(),
  giftText: message(),
  register: message(),
  signIn: message(),
})
