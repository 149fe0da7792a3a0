import { defineMessages, message } from './defineMessages.ts'

/** How long ago something was. */
export const timeMessages = defineMessages('time', {
  now: message(),
  minutesAgo: message<{ count: number }>(),
  hoursAgo: message<{ count: number }>(),
  daysAgo: message<{ count: number }>(),
})
