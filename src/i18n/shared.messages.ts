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
  unreachable: message(),
  generic: message(),
})
