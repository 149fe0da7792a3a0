import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('login', {
  title: message(),
  next: message(),
  checking: message(),
  passwordTitle: message(),
  /** Precedes the address and the button that changes it. */
  as: message(),
  change: message(),
  signIn: message(),
  signingIn: message(),
  forgot: message(),
  /** Under the password, when the sign-in is refused (reader-account §8). */
  credentials: message(),
  /** The backend has signed the reader in, and the browser has no cookie of it. */
  notKept: message(),
  recoverTitle: message(),
  recoverText: message(),
  recover: message(),
  recovering: message(),
  sentTitle: message(),
  sentText: message<{ email: string }>(),
  sentHint: message(),
  toPassword: message(),
  blockedTitle: message(),
  blockedText: message(),
  /** When the backend names the account's owner. */
  blockedName: message<{ name: string }>(),
  blockedContact: message(),
  contact: message(),
  sendMail: message(),
  sendingMail: message(),
  mailSent: message<{ email: string }>(),
  registerFallback: message(),
  done: message(),
})
