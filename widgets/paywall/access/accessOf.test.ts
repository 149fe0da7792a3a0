import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookiesWith, dataWith } from '../paywall.fixture.ts'
import { paywallTypes } from '../paywall.schema.ts'
import { accessOf } from './accessOf.ts'
import type { Reader } from './reader.ts'

const denied = cookiesWith({ data: dataWith({ accessGranted: false }) })
const usedUp = cookiesWith({ data: dataWith({ userCounter: 10, conditionCounter: 10 }) })
const readers: Reader[] = ['anonymous', 'registered', 'lapsed', 'unpaid', 'limited', 'subscriber']

describe('what the backend left on the page', () => {
  it.each([
    ['giveaway', cookiesWith({ giveaway: true })],
    ['voucher', cookiesWith({ voucher: true })],
    ['data', cookiesWith({ data: dataWith({ accessGranted: true }) })],
  ])('%s opens every article to everybody', (by, cookies) => {
    fc.assert(
      fc.property(fc.constantFrom(...paywallTypes), fc.constantFrom(...readers), (type, reader) => {
        expect(accessOf(type, reader, cookies)).toBe(by)
      }),
    )
  })
})

describe('who reads', () => {
  it('a visitor has no access without a cookie', () => {
    expect(accessOf('blocking', 'anonymous', cookiesWith())).toBeUndefined()
    expect(accessOf('regiwall', 'anonymous', cookiesWith())).toBeUndefined()
  })

  it('a subscription opens, also where a cookie from before the sign-in says no', () => {
    expect(accessOf('blocking', 'subscriber', cookiesWith())).toBe('subscription')
    expect(accessOf('blocking', 'subscriber', denied)).toBe('subscription')
  })

  it('a limited subscription opens unless the backend says that this article is not in it', () => {
    expect(accessOf('blocking', 'limited', cookiesWith())).toBe('subscription')
    expect(accessOf('blocking', 'limited', denied)).toBeUndefined()
  })

  it.each(['registered', 'lapsed', 'unpaid'] as const)('%s passes a regiwall and no other', (reader) => {
    expect(accessOf('regiwall', reader, denied)).toBe('account')
    expect(accessOf('blocking', reader, cookiesWith())).toBeUndefined()
  })

  it('an account does not open a regiwall once the free pieces are used up', () => {
    expect(accessOf('regiwall', 'registered', usedUp)).toBeUndefined()
  })
})
