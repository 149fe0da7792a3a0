import { describe, expect, it } from 'vitest'
import type { Presentation } from '../paywall.model.ts'
import { presentationWith } from '../testing/paywall.fixture.ts'
import type { Access } from './accessOf.ts'
import { hiddenReason } from './hiddenReason.ts'

const reason = (fields: Partial<Presentation>, access?: Access) => hiddenReason(presentationWith(fields), access)

describe('a paywall that closes an article', () => {
  it.each(['blocking', 'blocking-community', 'regiwall', 'gift-expired'] as const)(
    'of the type %s is hidden with access',
    (type) => {
      expect(reason({ type })).toBeUndefined()
      for (const access of ['giveaway', 'voucher', 'data', 'subscription', 'account'] as const) {
        expect(reason({ type }, access)).toBe(access)
      }
    },
  )

  it('of a gift stays visible to its giver', () => {
    expect(reason({ type: 'gift' }, 'giveaway')).toBeUndefined()
    expect(reason({ type: 'gift', reader: 'subscriber' }, 'subscription')).toBeUndefined()
  })

  it('with a sign-in form is hidden from signed-in readers', () => {
    expect(reason({ type: 'login-register' })).toBeUndefined()
    expect(reason({ type: 'login-register', reader: 'registered' })).toBe('account')
    expect(reason({ type: 'login-register' }, 'voucher')).toBe('voucher')
  })
})

describe('a paywall beside an open article', () => {
  it.each(['column-counter', 'column-offer'] as const)('of the type %s is shown to all but subscribers', (type) => {
    expect(reason({ type }, 'data')).toBeUndefined()
    expect(reason({ type, reader: 'registered' })).toBeUndefined()
    expect(reason({ type, reader: 'unpaid' })).toBeUndefined()
    expect(reason({ type, reader: 'subscriber' }, 'subscription')).toBe('subscription')
    expect(reason({ type, reader: 'limited' })).toBe('subscription')
  })

  it('of a gift or a voucher grants access without a message', () => {
    expect(reason({ type: 'column-offer' }, 'giveaway')).toBe('giveaway')
    expect(reason({ type: 'column-counter' }, 'voucher')).toBe('voucher')
  })

  it('of a trial is shown only when its days are known', () => {
    expect(reason({ type: 'column-trial', reader: 'registered' })).toBe('nothingToSay')
    expect(reason({ type: 'column-trial', reader: 'registered', days: 0 })).toBeUndefined()
    expect(reason({ type: 'column-trial', reader: 'registered', days: -1 })).toBeUndefined()
  })
})
