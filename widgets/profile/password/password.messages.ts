import { defineMessages, message } from '../../../src/i18n/defineMessages.ts'

export const passwordMessages = defineMessages('profile.password', {
  old: message(),
  new: message(),
  help: message(),
  confirm: message(),
  forgotten: message(),
  save: message(),
  saving: message(),
  saved: message(),
  wrong: message(),
})
