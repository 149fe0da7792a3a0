import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** Default texts of a box without a marker's or message's text, and the labels of its controls. */
export const messages = defineMessages('paywall', {
  loading: message(),
  failed: message(),

  blockingTitle: message(),
  blockingText: message(),
  blockingCta: message(),
  communityTitle: message(),
  communityText: message(),
  communityCta: message(),
  regiwallTitle: message(),
  /** `total` is the number of free articles a month. */
  regiwallText: message<{ total: number }>(),
  regiwallCta: message(),
  counterTitle: message<{ used: number; total: number }>(),
  /** The same when the number used is unknown. */
  counterTotal: message<{ total: number }>(),
  counterText: message(),
  offerTitle: message(),
  offerText: message(),
  subscribe: message(),
  /** Days of the trial that are left; negative once it is over. */
  trialDays: message<{ days: number }>(),
  trialOver: message(),
  trialText: message(),
  expiredTitle: message(),
  expiredText: message(),
  /** For pages with a backUrl. */
  expiredBack: message(),
  giftTitle: message(),
  giftText: message(),
  giftDays: message<{ days: number }>(),
  giftOver: message(),
  giftNote: message(),

  unpaidTitle: message(),
  unpaidText: message(),
  unpaidCta: message(),
  lapsedTitle: message(),
  lapsedText: message(),
  lapsedCta: message(),
  upgradeTitle: message(),
  upgradeText: message(),
  upgradeCta: message(),

  /** The link for visitors who already have an account, beside what they can buy. */
  login: message(),
  /** The same as the box's button, in the iOS app, which sells nothing. */
  signIn: message(),
  rates: message(),
  /** For screen readers, before the crossed-out price and before the current one. */
  priceBefore: message(),
  priceNow: message(),
  cards: message(),

  loginTitle: message(),
  loginText: message(),
  loginEmail: message(),
  loginContinue: message(),
  loginApp: message(),
  loginOr: message(),
  loginWith: message<{ company: string }>(),
  emailRequired: message(),
  emailInvalid: message(),
})
