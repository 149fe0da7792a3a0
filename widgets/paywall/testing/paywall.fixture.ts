import * as v from 'valibot'
import { type CurrentUser, CurrentUserSchema } from '#page/session/profile.schema.ts'
import type { PaywallCookies } from '../access/readPaywallCookies.ts'
import type { PaywallLinks } from '../offer/paywallLinks.types.ts'
import type { Presentation } from '../paywall.model.ts'
import { type PaywallCookie, PaywallCookieSchema } from '../paywall.schema.ts'

/** A signed-in reader; without fields, one with only an account. */
export const userWith = (fields: v.InferInput<typeof CurrentUserSchema> | object = {}): CurrentUser =>
  v.parse(CurrentUserSchema, { id: 9001, ...fields })

export const dataWith = (fields: v.InferInput<typeof PaywallCookieSchema>): PaywallCookie =>
  v.parse(PaywallCookieSchema, fields)

export const cookiesWith = (fields: Partial<PaywallCookies> = {}): PaywallCookies => ({
  giveaway: false,
  voucher: false,
  data: undefined,
  ...fields,
})

/** A blocking paywall for a visitor, with our default texts. */
export const presentationWith = (fields: Partial<Presentation> = {}): Presentation => ({
  type: 'blocking',
  reader: 'anonymous',
  coverage: 'none',
  access: false,
  content: { cardsImages: false },
  days: undefined,
  trialDays: undefined,
  counter: undefined,
  foldable: true,
  backUrl: 'https://www.diari.example/a',
  returnUrl: undefined,
  email: '',
  ...fields,
})

/** Fake links whose URLs name the requested page; none navigates. */
export const linksWith = (fields: Partial<PaywallLinks> = {}): PaywallLinks => ({
  inApp: false,
  sells: true,
  offer: (kind, priced) => `/offer/${kind}${priced ? '/priced' : ''}`,
  rates: () => '/rates',
  login: (_, email = '') => `/login/${email}`,
  register: () => '/register',
  social: (provider) => `/social/${provider}`,
  safe: (url) => (url.startsWith('/') ? url : undefined),
  image: (url) => url,
  show: () => undefined,
  follow: () => undefined,
  keepEmail: () => undefined,
  sanitize: () => Promise.reject(new Error('no sanitizer')),
  ...fields,
})
