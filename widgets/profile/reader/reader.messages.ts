import { defineMessages, message } from '../../../src/i18n/defineMessages.ts'

type Count = { count: number; shown: string }

export const readerMessages = defineMessages('profile.reader', {
  someone: message(),
  followers: message<Count>(),
  followed: message<Count>(),
  likes: message<Count>(),
  comments: message<Count>(),
  follow: message(),
  followedNow: message(),
  unfollow: message(),
  saving: message(),
  nowFollowed: message<{ nick: string }>(),
  noLongerFollowed: message<{ nick: string }>(),
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
