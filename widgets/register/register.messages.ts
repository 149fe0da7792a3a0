import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('register', {
  title: message(),
  step: message<{ step: number; total: number }>(),
  passwordHelp: message(),
  next: message(),
  haveAccount: message(),
  signIn: message(),
  detailsTitle: message(),
  name: message(),
  surname: message(),
  birthdate: message(),
  privacy: message(),
  privacyLink: message(),
  create: message(),
  creating: message(),
  createdTitle: message(),
  createdText: message<{ email: string }>(),
  createdTrial: message(),
  /** The account exists, and the browser has no cookie of its session. */
  notKept: message(),
  finish: message(),
})
