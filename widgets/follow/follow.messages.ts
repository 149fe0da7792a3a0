import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('follow', {
  follow: message(),
  followed: message(),
  /** Replaces “followed” on hover and focus. */
  unfollow: message(),
  saving: message(),
  /** `name` is the result of `targetName`. */
  nowFollowed: message<{ name: string }>(),
  noLongerFollowed: message<{ name: string }>(),
  undo: message(),
  /** `reason` is the error catalogue's sentence. */
  lost: message<{ reason: string }>(),
  /** The name as it reads after “follow”, by `kind`: columns and topics are quoted; Spanish adds *a* before people. */
  named: message<{ kind: string; name: string }>(),
  /** Generic noun for a target without a name, by `kind`. */
  someone: message<{ kind: string }>(),
  offerTitle: message(),
  activate: message(),
  later: message(),
  activated: message(),
})
