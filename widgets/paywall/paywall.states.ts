import type { WidgetState } from '../../src/island/widgetState.ts'
import { cookieNames } from '../../src/site/limits.ts'
import { messages } from './paywall.messages.ts'

const contentId = '1004'
const persona = 'anonymous'
const data = cookieNames.paywall(contentId)
const folded = 'true'

const banner = {
  imageUrl: '/images/far.svg',
  title: 'Un any de diari per 29\u00a0€',
  subtitle: 'Llegeix-ho tot, a la web i a l’aplicació, durant dotze mesos.',
  promoTag: '−50\u00a0%',
  promoCopy: 'Només fins diumenge',
  priceCrossed: '58\u00a0€',
  price: '29\u00a0€ l’any',
  textAdvantage: 'Sense permanència: te’n pots donar de baixa quan vulguis.',
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
  blocking: { title: 'Blocking, our own words', options: blocking, persona },
  blockingMessage: { title: 'Blocking, an editor’s message', options: { ...blocking, messageId: '501' }, persona },
  blockingBanner: { title: 'Blocking, a banner with everything', options: { ...blocking, ...banner }, persona },
  blockingFolded: { title: 'Blocking, folded', options: { ...blocking, folded }, persona },
  blockingUnfolded: {
    title: 'Blocking, unfolded from the edge',
    options: { ...blocking, folded },
    persona,
    steps: [{ press: messages.blockingTitle.id }],
  },
  blockingFoldedAway: {
    title: 'Blocking, folded away by its reader',
    options: blocking,
    persona,
    steps: [{ press: messages.blockingTitle.id }],
  },
  blockingRegistered: { title: 'Blocking, to a registered reader', options: blocking, persona: 'registered' },
  blockingLapsed: { title: 'Blocking, the subscription expired', options: blocking, persona: 'unpaid-registered' },
  blockingApp: { title: 'Blocking, in the app', options: blocking, persona, channel: app },
  blockingApple: { title: 'Blocking, in the Apple app', options: blocking, persona, channel: apple },
  blockingCookie: {
    title: 'Blocking, type and message by the cookie',
    options: { contentId },
    persona,
    cookies: { [data]: { accessGranted: false, messageType: 'blocking', firstMessageId: '501' } },
  },
  html: { title: 'The subscription department’s HTML', options: { ...blocking, messageId: '505' }, persona },
  hostileHtml: { title: 'Hostile HTML, made safe', options: { ...blocking, messageId: '506' }, persona },

  community: { title: 'Community, in its colour', options: { ...community, messageId: '502' }, persona },
  communityPale: { title: 'Community, an unreadable colour', options: { ...community, messageId: '507' }, persona },
  communityFolded: { title: 'Community, folded', options: { ...community, colour: '5b2a86', folded }, persona },

  regiwall: { title: 'Regiwall, our own words', options: regiwall, persona },
  regiwallMessage: { title: 'Regiwall, an editor’s message', options: { ...regiwall, messageId: '503' }, persona },
  regiwallFolded: { title: 'Regiwall, folded', options: { ...regiwall, folded }, persona },
  regiwallUsedUp: {
    title: 'Regiwall, the free articles used up',
    options: regiwall,
    persona: 'registered',
    cookies: { [data]: { accessGranted: false, userCounter: 10, conditionCounter: 10 } },
  },
  regiwallDenied: {
    title: 'Regiwall, denied to an account',
    options: regiwall,
    persona: 'registered',
    cookies: { [data]: { accessGranted: false, userCounter: 3, conditionCounter: 10 } },
  },
  regiwallApp: { title: 'Regiwall, in the app', options: regiwall, persona, channel: app },

  counter: { title: 'Counter, 4 of 10', options: counter, persona: 'registered', cookies: used(4) },
  counterFull: { title: 'Counter, 10 of 10', options: counter, persona: 'registered', cookies: used(10) },
  counterUnknown: { title: 'Counter, nothing counted yet', options: counter, persona: 'registered' },
  counterVisitor: { title: 'Counter, to a visitor', options: counter, persona, cookies: used(2) },

  offer: { title: 'Offer, our own words', options: offer, persona },
  offerBanner: { title: 'Offer, a banner', options: { ...offer, ...banner }, persona },
  offerApple: {
    title: 'Offer, a banner in the Apple app',
    options: { ...offer, ...banner },
    persona,
    channel: apple,
  },
  offerUnpaid: { title: 'Offer, the renewal not paid', options: offer, persona: 'unpaid-subscriber' },
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
  trialBanner: { title: 'Trial, an editor’s headline', options: { ...trial, ...banner }, persona: 'trial-14' },

  login: { title: 'Login or register', options: login, persona },
  loginTyped: {
    title: 'Login or register, typed before a reload',
    options: login,
    persona,
    drafts: { 'paywall:email': 'agata@diari.example' },
  },
  loginEmpty: {
    title: 'Login or register, no email',
    options: login,
    persona,
    steps: [{ press: messages.loginContinue.id }],
  },
  loginInvalid: {
    title: 'Login or register, an invalid email',
    options: login,
    persona,
    drafts: { 'paywall:email': 'agata' },
    steps: [{ press: messages.loginContinue.id }],
  },
  loginApp: { title: 'Login or register, in the app', options: login, persona, channel: app },

  gift: { title: 'Gift, 4 days left', options: gift, persona, cookies: giftCookie(4) },
  giftMessage: {
    title: 'Gift, an editor’s message',
    options: { ...gift, messageId: '504' },
    persona,
    cookies: giftCookie(4),
  },
  giftTomorrow: { title: 'Gift, expires tomorrow', options: gift, persona, cookies: giftCookie(1) },
  giftOver: { title: 'Gift, no days left', options: gift, persona, cookies: giftCookie(0) },
  giftFolded: { title: 'Gift, folded', options: { ...gift, folded }, persona, cookies: giftCookie(4) },
  giftSubscriber: { title: 'Gift, to a subscriber', options: gift, cookies: giftCookie(4) },

  expired: { title: 'Gift expired, our own words', options: expired, persona },
  expiredBanner: { title: 'Gift expired, a banner', options: { ...expired, ...banner }, persona },
  expiredReturn: { title: 'Gift expired, a way back', options: expired, persona, path: '/?backUrl=%2Fportada' },

  grantedData: { title: 'Hidden: the backend grants access', options: blocking, persona, cookies: granted },
  grantedGift: {
    title: 'Hidden: the article came as a gift',
    options: regiwall,
    persona,
    cookies: { [cookieNames.giveaway(contentId)]: '1' },
  },
  grantedVoucher: {
    title: 'Hidden: a voucher opens the article',
    options: community,
    persona,
    cookies: { [cookieNames.voucher]: contentId },
  },
  grantedSubscription: { title: 'Hidden: a subscriber reads', options: blocking, cookies: denied },
  grantedUnpaid: {
    title: 'Hidden: a subscriber whose renewal failed reads on',
    options: blocking,
    persona: 'unpaid-subscriber',
    cookies: denied,
  },
  grantedAccount: { title: 'Hidden: an account is enough', options: regiwall, persona: 'registered' },
  noTrial: { title: 'Hidden: no trial to count', options: trial, persona: 'registered' },

  hostileCookie: {
    title: 'A hostile cookie, ignored',
    options: blocking,
    persona,
    cookies: { [data]: '{"accessGranted":"<img src=x onerror=alert(1)>","remainingDays":1e308' },
  },
  loading: { title: 'Loading', options: { ...blocking, messageId: '501' }, persona, fault: 'paywall.message:timeout' },
  offline: {
    title: 'No connection',
    options: { ...blocking, messageId: '501' },
    persona,
    fault: 'paywall.message:abort',
  },
  notFound: { title: 'No such message', options: { ...blocking, messageId: '599' }, persona },
  server: {
    title: 'The server failed',
    options: { ...blocking, messageId: '501' },
    persona,
    fault: 'paywall.message:500',
  },
  wrongShape: {
    title: 'An answer of the wrong shape',
    options: { ...blocking, messageId: '501' },
    persona,
    fault: 'paywall.message:wrong-shape',
  },
}
