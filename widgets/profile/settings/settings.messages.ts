import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const settingsMessages = defineMessages('profile.settings', {
  account: message(),
  custom: message(),
  general: message(),
  dataUse: message(),
  aboutUs: message(),
  conditions: message(),
  consent: message(),
  signOut: message(),
  signingOut: message(),
  appleSubscription: message(),
})
