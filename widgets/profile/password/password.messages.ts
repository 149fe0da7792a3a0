import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const passwordMessages = defineMessages('profile.password', {
  old: message(),
  new: message(),
  help: message(),
  confirm: message(),
  forgotten: message(),
  recover: message(),
  recovering: message(),
  recovered: message<{ email: string }>(),
  save: message(),
  saving: message(),
  saved: message(),
  wrong: message(),
})
