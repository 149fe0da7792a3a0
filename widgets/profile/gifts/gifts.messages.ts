import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const giftsMessages = defineMessages('profile.gifts', {
  /** How many were given away this month: none, some, all; `date` is when the count starts again. */
  none: message<{ total: number }>(),
  given: message<{ count: number; total: number; date: Date }>(),
  usedUp: message<{ total: number; date: Date }>(),
  label: message(),
  /** `days`: 0 is expired, 1 tomorrow. */
  expires: message<{ days: number }>(),
  times: message<{ count: number }>(),
  empty: message(),
})
