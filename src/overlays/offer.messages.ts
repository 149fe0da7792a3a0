import { defineMessages, message } from '../i18n/defineMessages.ts'

/** What readers who need a subscription are offered, the same wherever they meet it. */
export const offerMessages = defineMessages('offer', {
  subscribe: message(),
  /** A link beside the offer to subscribe, never a second button. */
  alreadySubscriber: message(),
  /** Where nothing may be sold. */
  signIn: message(),
})
