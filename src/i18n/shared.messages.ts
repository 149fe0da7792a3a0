import { defineMessages, message } from './defineMessages.ts'

/** The error catalogue (content-features §8): one message a kind of failure. */
export const failureMessages = defineMessages('failure', {
  notFound: message(),
  unauthorized: message(),
  forbidden: message(),
  server: message(),
  unreachable: message(),
  generic: message(),
})
