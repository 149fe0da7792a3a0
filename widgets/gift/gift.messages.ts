import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('gift', {
  title: message(),
  intro: message(),
  loading: message(),
  /** The four kinds of reader but the one who may give; `total` is the month's limit. */
  signedOut: message<{ total: number }>(),
  notSubscribed: message<{ total: number }>(),
  notIncluded: message<{ total: number }>(),
  signIn: message(),
  subscribe: message(),
  upgrade: message(),
  remaining: message<{ count: number }>(),
  /** How many were given this month, and the day on which the counter starts anew. */
  givenCount: message<{ count: number; total: number; date: string }>(),
  usedUp: message<{ total: number; date: string }>(),
  alreadyGiven: message(),
  /** `days`: 0 is expired, 1 tomorrow. */
  expires: message<{ days: number }>(),
  ways: message(),
  /** A way's button; `name` is a company, or the language's word for mail. */
  via: message<{ name: string }>(),
  mail: message(),
  device: message(),
  copy: message(),
  copied: message(),
  copyFailed: message(),
  link: message(),
  making: message(),
  made: message(),
  /** The browser let nothing open by itself. */
  pressAgain: message<{ way: string }>(),
  /** `reason` is the error catalogue's sentence. */
  failed: message<{ reason: string }>(),
  /** What goes out with the link. */
  shareText: message<{ title: string }>(),
})
