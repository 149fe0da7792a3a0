import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const readerMessages = defineMessages('profile.reader', {
  followers: message<{ count: number; shown: string }>(),
  followed: message<{ count: number; shown: string }>(),
  likes: message<{ count: number; shown: string }>(),
  comments: message<{ count: number; shown: string }>(),
  failed: message(),
  /** Shows all of what a reader says of themselves. */
  more: message(),
  less: message(),
  saving: message(),
  private: message(),
  privateText: message(),
  commentsTitle: message(),
  empty: message(),
  mute: message<{ nick: string }>(),
  unmute: message<{ nick: string }>(),
  muteTitle: message<{ nick: string }>(),
  muteText: message(),
  unmuteTitle: message<{ nick: string }>(),
  unmuteText: message(),
  muted: message<{ nick: string }>(),
  unmuted: message<{ nick: string }>(),
})
