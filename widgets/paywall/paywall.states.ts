import type { WidgetState } from '#islands/island/widgetState.ts'
import { cookieNames } from '#lib/site/limits.ts'
import { messages } from './paywall.messages.ts'

const contentId = '1004'
const persona = 'anonymous'
const data = cookieNames.paywall(contentId)
const folded = 'true'

const banner = {
  imageUrl: '/images/far.svg',
  title: 'Un any sencer de bon diari',
  subtitle: 'Llegeix-ho tot, a la web i a l’aplicació, durant dotze mesos.',
  promoTag: '−50\u00a0%',
  promoCopy: 'Només fins diumenge',
  priceCrossed: '58\u00a0€',
  price: '29\u00a0€ l’any',
  textAdvantage: 'Tots els articles\nL’hemeroteca i els comentaris\nSense permanència',
  ctaText: 'Subscriu-t’hi',
  paymentText: 'Pagament segur amb targeta',
  cardsImages: 'true',
  textLinkRates: 'Consulta totes les tarifes',
}

const blocking = { type: 'blocking', contentId }
const community = { type: 'blocking-community', contentId }
const regiwall = { type: 'regiwall', contentId }
const counter = { type: 'column-counter', contentId }
const offer = { type: 'column-offer', contentId }
const trial = { type: 'column-trial', contentId }
const login = { type: 'login-register', contentId }
const gift = { type: 'gift', contentId }
const expired = { type: 'gift-expired', contentId }

const denied = { [data]: { accessGranted: false } }
const granted = { [data]: { accessGranted: true } }
const giftCookie = (remainingDays: number) => ({ [data]: { accessGranted: true, remainingDays } })
const used = (userCounter: number) => ({ [data]: { accessGranted: true, userCounter, conditionCounter: 10 } })
/** The Apple app, which sells nothing, and the other. */
const apple = 'ios'
const app = 'android'

export const states: Record<string, WidgetState> = {
  blocking: { title: 'Blocking, default texts', options: blocking, persona },
  blockingMessage: { title: 'Blocking, custom message', options: { ...blocking, messageId: '501' }, persona },
  blockingBanner: { title: 'Blocking, full banner', options: { ...blocking, ...banner }, persona },
  blockingFolded: { title: 'Blocking, folded', options: { ...blocking, folded }, persona },
  blockingUnfolded: {
    title: 'Blocking, unfolded',
    options: { ...blocking, folded },
    persona,
    steps: [{ press: messages.blockingTitle.id }],
  },
  blockingFoldedAway: {
    title: 'Blocking, folded by the reader',
    options: blocking,
    persona,
    steps: [{ press: messages.blockingTitle.id }],
  },
  blockingRegistered: { title: 'Blocking, registered', options: blocking, persona: 'registered' },
  blockingLapsed: { title: 'Blocking, lapsed subscription', options: blocking, persona: 'unpaid-registered' },
  blockingApp: { title: 'Blocking, in the app', options: blocking, persona, channel: app },
  blockingApple: { title: 'Blocking, in the iOS app', options: blocking, persona, channel: apple },
  blockingCookie: {
    title: 'Blocking, type and message from the cookie',
    options: { contentId },
    persona,
    cookies: { [data]: { accessGranted: false, messageType: 'blocking', firstMessageId: '501' } },
  },
  html: { title: 'Custom HTML', options: { ...blocking, messageId: '505' }, persona },
  hostileHtml: { title: 'Hostile HTML, sanitized', options: { ...blocking, messageId: '506' }, persona },

  community: { title: 'Community, custom colour', options: { ...community, messageId: '502' }, persona },
  communityPale: { title: 'Community, colour without contrast', options: { ...community, messageId: '507' }, persona },
  communityFolded: { title: 'Community, folded', options: { ...community, colour: '5b2a86', folded }, persona },

  regiwall: { title: 'Regiwall, default texts', options: regiwall, persona },
  regiwallMessage: { title: 'Regiwall, custom message', options: { ...regiwall, messageId: '503' }, persona },
  regiwallFolded: { title: 'Regiwall, folded', options: { ...regiwall, folded }, persona },
  regiwallUsedUp: {
    title: 'Regiwall, free articles used up',
    options: regiwall,
    persona: 'registered',
    cookies: { [data]: { accessGranted: false, userCounter: 10, conditionCounter: 10 } },
  },
  regiwallDenied: {
    title: 'Regiwall, signed in but denied',
    options: regiwall,
    persona: 'registered',
    cookies: { [data]: { accessGranted: false, userCounter: 3, conditionCounter: 10 } },
  },
  regiwallApp: { title: 'Regiwall, in the app', options: regiwall, persona, channel: app },

  counter: { title: 'Counter, 4 of 10', options: counter, persona: 'registered', cookies: used(4) },
  counterFull: { title: 'Counter, 10 of 10', options: counter, persona: 'registered', cookies: used(10) },
  counterUnknown: { title: 'Counter, without a count', options: counter, persona: 'registered' },
  counterVisitor: { title: 'Counter, visitor', options: counter, persona, cookies: used(2) },

  offer: { title: 'Offer, default texts', options: offer, persona },
  offerBanner: { title: 'Offer, banner', options: { ...offer, ...banner }, persona },
  offerApple: {
    title: 'Offer, banner, in the iOS app',
    options: { ...offer, ...banner },
    persona,
    channel: apple,
  },
  offerUnpaid: { title: 'Offer, failed renewal', options: offer, persona: 'unpaid-subscriber' },
  offerFolded: { title: 'Offer, folded', options: { ...offer, folded }, persona },

  trial14: { title: 'Trial, 14 days left', options: trial, persona: 'trial-14' },
  trial1: { title: 'Trial, 1 day left', options: trial, persona: 'trial-1' },
  trial0: { title: 'Trial, ends today', options: trial, persona: 'trial-0' },
  trialOver: {
    title: 'Trial, over',
    options: trial,
    persona: 'registered',
    cookies: { [data]: { remainingDays: -1 } },
  },
  trialBanner: { title: 'Trial, custom title', options: { ...trial, ...banner }, persona: 'trial-14' },

  login: { title: 'Login or register', options: login, persona },
  loginTyped: {
    title: 'Login or register, restored draft',
    options: login,
    persona,
    drafts: { 'paywall:email': 'agata@diari.example' },
  },
  loginEmpty: {
    title: 'Login or register, empty email',
    options: login,
    persona,
    steps: [{ press: messages.loginContinue.id }],
  },
  loginInvalid: {
    title: 'Login or register, invalid email',
    options: login,
    persona,
    drafts: { 'paywall:email': 'agata' },
    steps: [{ press: messages.loginContinue.id }],
  },
  loginApp: { title: 'Login or register, in the app', options: login, persona, channel: app },

  gift: { title: 'Gift, 4 days left', options: gift, persona, cookies: giftCookie(4) },
  giftMessage: {
    title: 'Gift, custom message',
    options: { ...gift, messageId: '504' },
    persona,
    cookies: giftCookie(4),
  },
  giftTomorrow: { title: 'Gift, expires tomorrow', options: gift, persona, cookies: giftCookie(1) },
  giftOver: { title: 'Gift, expired', options: gift, persona, cookies: giftCookie(0) },
  giftFolded: { title: 'Gift, folded', options: { ...gift, folded }, persona, cookies: giftCookie(4) },
  giftSubscriber: { title: 'Gift, subscriber', options: gift, cookies: giftCookie(4) },

  expired: { title: 'Gift expired, default texts', options: expired, persona },
  expiredBanner: { title: 'Gift expired, banner', options: { ...expired, ...banner }, persona },
  expiredReturn: { title: 'Gift expired, with a link back', options: expired, persona, path: '/?backUrl=%2Fportada' },

  grantedData: { title: 'Hidden, access granted by the backend', options: blocking, persona, cookies: granted },
  grantedGift: {
    title: 'Hidden, gifted article',
    options: regiwall,
    persona,
    cookies: { [cookieNames.giveaway(contentId)]: '1' },
  },
  grantedVoucher: {
    title: 'Hidden, voucher',
    options: community,
    persona,
    cookies: { [cookieNames.voucher]: contentId },
  },
  grantedSubscription: { title: 'Hidden, subscriber', options: blocking, cookies: denied },
  grantedUnpaid: {
    title: 'Hidden, subscriber with failed renewal',
    options: blocking,
    persona: 'unpaid-subscriber',
    cookies: denied,
  },
  grantedAccount: { title: 'Hidden, registered', options: regiwall, persona: 'registered' },
  noTrial: { title: 'Hidden, no trial', options: trial, persona: 'registered' },

  hostileCookie: {
    title: 'Hostile cookie, ignored',
    options: blocking,
    persona,
    cookies: { [data]: '{"accessGranted":"<img src=x onerror=alert(1)>","remainingDays":1e308' },
  },
  loading: { title: 'Loading', options: { ...blocking, messageId: '501' }, persona, fault: 'paywall.message:timeout' },
  offline: {
    title: 'Failed to load, offline',
    options: { ...blocking, messageId: '501' },
    persona,
    fault: 'paywall.message:abort',
  },
  notFound: { title: 'Failed to load, message not found', options: { ...blocking, messageId: '599' }, persona },
  server: {
    title: 'Failed to load, server error',
    options: { ...blocking, messageId: '501' },
    persona,
    fault: 'paywall.message:500',
  },
  wrongShape: {
    title: 'Failed to load, invalid response',
    options: { ...blocking, messageId: '501' },
    persona,
    fault: 'paywall.message:wrong-shape',
  },
}
