import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** The offers to readers who need a subscription, the same wherever they meet it. */
export const offerMessages = defineMessages('offer', {
  subscribe: message(),
  /** A link beside the offer to subscribe, never a second button. */
  alreadySubscriber: message(),
  /** For places where nothing may be sold. */
  signIn: message(),
})
