import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('follow', {
  follow: message(),
  followed: message(),
  /** Takes the place of “followed” under the pointer and on focus. */
  remove: message(),
  saving: message(),
  /** `name` is what `calledName` gives. */
  nowFollowed: message<{ name: string }>(),
  noLongerFollowed: message<{ name: string }>(),
  undo: message(),
  /** `reason` is the error catalogue's sentence. */
  lost: message<{ reason: string }>(),
  /** A name as it stands after “follow”, by `kind`: columns and topics are quoted, and Spanish follows *a* people. */
  named: message<{ kind: string; name: string }>(),
  /** In the place of a name, by `kind`. */
  someone: message<{ kind: string }>(),
  offerTitle: message(),
  offerText: message<{ name: string }>(),
  activate: message(),
  later: message(),
  activated: message(),
})
