import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** Muting a reader and unmuting them. */
export const muteMessages = defineMessages('comments.mute', {
  muteTitle: message<{ nick: string }>(),
  muteText: message(),
  unmuteTitle: message<{ nick: string }>(),
  unmuteText: message(),
  unmuted: message<{ nick: string }>(),
  saving: message(),
})
