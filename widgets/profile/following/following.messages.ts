import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const followingMessages = defineMessages('profile.following', {
  /** The kinds of what is followed. */
  emptyAuthors: message(),
  emptyTopics: message(),
  emptyColumns: message(),
  unfollow: message(),
  /** The name as it reads after “follow”: columns and topics are quoted; Spanish adds *a* before people. */
  named: message<{ kind: string; name: string }>(),
  nowFollowed: message<{ name: string }>(),
  noLongerFollowed: message<{ name: string }>(),
  undo: message(),
  /** `reason` is the error catalogue's sentence. */
  lost: message<{ reason: string }>(),
  follow: message(),
  followed: message(),
  saving: message(),
  readers: message(),
  followers: message(),
  followedReaders: message(),
  emptyFollowers: message(),
  emptyFollowed: message(),
  premium: message(),
})
