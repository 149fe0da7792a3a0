import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('change-password', {
  title: message(),
  password: message(),
  help: message(),
  again: message(),
  save: message(),
  saving: message(),
  changedTitle: message(),
  changedText: message(),
  signIn: message(),
  expiredTitle: message(),
  expiredText: message(),
  newLink: message(),
})
