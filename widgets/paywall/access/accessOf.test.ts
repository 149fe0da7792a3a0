import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paywallTypes } from '../paywall.schema.ts'
import { cookiesWith, dataWith, userWith } from '../testing/paywall.fixture.ts'
import { accessOf } from './accessOf.ts'

const denied = cookiesWith({ data: dataWith({ accessGranted: false }) })
const usedUp = cookiesWith({ data: dataWith({ userCounter: 10, conditionCounter: 10 }) })
const silent = cookiesWith({ data: dataWith({ userCounter: 3 }) })
const registered = userWith()
const lapsed = userWith({ type: 5 })
const limited = userWith({ subscriber: true, hasSubscriberSiteIds: [6] })
const subscriber = userWith({ subscriber: true })
const unpaid = userWith({ subscriber: true, type: 4 })
const readers = [undefined, registered, lapsed, limited, subscriber, unpaid]

describe('the access by the backend’s cookies', () => {
  it.each([
    ['giveaway', cookiesWith({ giveaway: true })],
    ['voucher', cookiesWith({ voucher: true })],
    ['data', cookiesWith({ data: dataWith({ accessGranted: true }) })],
  ])('opens every article to everybody with the %s', (by, cookies) => {
    fc.assert(
      fc.property(fc.constantFrom(...paywallTypes), fc.constantFrom(...readers), (type, user) => {
        expect(accessOf(type, user, cookies)).toBe(by)
      }),
    )
  })
})

describe('the access of a reader', () => {
  it('is none without an account and without a cookie', () => {
    expect(accessOf('blocking', undefined, cookiesWith())).toBeUndefined()
    expect(accessOf('regiwall', undefined, cookiesWith())).toBeUndefined()
  })

  it.each([
    ['paid', subscriber],
    ['whose renewal has failed', unpaid],
  ])('is given by a subscription %s, also where a cookie from before the sign-in denies it', (_, user) => {
    expect(accessOf('blocking', user, cookiesWith())).toBe('subscription')
    expect(accessOf('blocking', user, denied)).toBe('subscription')
  })

  it('is given to a limited subscriber unless the cookie denies it', () => {
    expect(accessOf('blocking', limited, cookiesWith())).toBe('subscription')
    expect(accessOf('blocking', limited, silent)).toBe('subscription')
    expect(accessOf('blocking', limited, denied)).toBeUndefined()
  })

  it.each([
    ['registered', registered],
    ['lapsed', lapsed],
    ['unpaid and no subscriber any more', userWith({ type: 4 })],
  ])('is given by an account (%s) at a regiwall and nowhere else', (_, user) => {
    expect(accessOf('regiwall', user, cookiesWith())).toBe('account')
    expect(accessOf('regiwall', user, silent)).toBe('account')
    expect(accessOf('blocking', user, cookiesWith())).toBeUndefined()
  })

  it('is none for a registered reader at a regiwall whose text the server has cut', () => {
    expect(accessOf('regiwall', registered, denied)).toBeUndefined()
  })

  it('is none for a registered reader at a regiwall once the free articles are used up', () => {
    expect(accessOf('regiwall', registered, usedUp)).toBeUndefined()
  })
})
