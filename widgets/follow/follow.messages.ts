import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('follow', {
  follow: message(),
  followed: message(),
  /** Takes the place of “followed” under the pointer and on focus. */
  remove: message(),
  saving: message(),
  /** `name` is the marker's, or `someone` where it has none. */
  nowFollowed: message<{ name: string }>(),
  noLongerFollowed: message<{ name: string }>(),
  undo: message(),
  /** `reason` is the error catalogue's sentence. */
  lost: message<{ reason: string }>(),
  /** In the place of a name, by `kind`. */
  someone: message<{ kind: string }>(),
  offerTitle: message(),
  offerText: message<{ name: string }>(),
  activate: message(),
  later: message(),
  activated: message(),
})
