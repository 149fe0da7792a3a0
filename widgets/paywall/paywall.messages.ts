import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

/** What a box says where neither marker nor message does, and what its controls are called. */
export const messages = defineMessages('paywall', {
  loading: message(),

  blockingTitle: message(),
  blockingText: message(),
  blockingCta: message(),
  communityTitle: message(),
  communityText: message(),
  communityCta: message(),
  regiwallTitle: message(),
  /** `total` is the number of free pieces a month. */
  regiwallText: message<{ total: number }>(),
  regiwallCta: message(),
  counterTitle: message<{ used: number; total: number }>(),
  /** The same without knowing how many are used. */
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
  /** Where the page names an address to go back to. */
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

  /** The link for whoever has an account already. */
  login: message(),
  rates: message(),
  /** For those who listen, before the crossed price and before the real one. */
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
