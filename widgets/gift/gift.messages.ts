import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('gift', {
  title: message(),
  intro: message(),
  loading: message(),
  /** For the kinds of reader who cannot make a gift; `total` is the monthly limit. */
  notSubscribed: message<{ total: number }>(),
  notIncluded: message<{ total: number }>(),
  upgrade: message(),
  remaining: message<{ count: number }>(),
  /** How many were made this month, and the day on which the counter resets. */
  givenCount: message<{ count: number; total: number; date: Date }>(),
  usedUp: message<{ total: number; date: Date }>(),
  alreadyGiven: message(),
  /** `days`: 0 is expired, 1 tomorrow. */
  expires: message<{ days: number }>(),
  channels: message(),
  /** A channel's button; `name` is a company, or the language's word for mail. */
  via: message<{ name: string }>(),
  mail: message(),
  device: message(),
  copy: message(),
  copied: message(),
  copyFailed: message(),
  link: message(),
  making: message(),
  made: message(),
  /** The browser blocked the popup. */
  pressAgain: message<{ channel: string }>(),
  /** `reason` is the error catalogue's sentence. */
  failed: message<{ reason: string }>(),
  /** The text sent with the link. */
  shareText: message<{ title: string }>(),
  /** Leads to the page that explains gifts. */
  info: message(),
})
