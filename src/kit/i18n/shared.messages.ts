import { defineMessages, message } from './defineMessages.ts'

/** The error catalogue (content-features §8): one message a kind of failure. */
export const failureMessages = defineMessages('failure', {
  notFound: message(),
  unauthorized: message(),
  forbidden: message(),
  server: message(),
  unreachable: message(),
  generic: message(),
  signOut: message(),
  offline: message(),
})

/** The same beside a button that tries again, without the sentence that says “later”. */
export const retryMessages = defineMessages('failure.retry', {
  generic: message(),
})

/** A part that a press opens has not loaded: its code is a file of its own. */
export const openingMessages = defineMessages('failure.opening', {
  /** `name` is what was pressed, or the title of what did not open. */
  part: message<{ name: string }>(),
  /** A field's list. `name` is its label. */
  options: message<{ name: string }>(),
})
