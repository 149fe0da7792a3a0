import { describe, expect, it } from 'vitest'
import { presentationWith, waysWith } from '../paywall.fixture.ts'
import type { Presentation } from '../paywall.model.ts'
import type { Ways } from '../ways.ts'
import { doorsOf } from './doorsOf.ts'
import { naming } from './words.fixture.ts'
import { wordsOf } from './wordsOf.ts'

function doors(fields: Partial<Presentation>, ways: Partial<Ways> = {}) {
  const presentation = presentationWith(fields)
  const { primary, login, link, rates } = doorsOf(presentation, wordsOf(presentation, naming), waysWith(ways), naming)
  const said = (door: typeof primary) => door && `${door.label} ${door.href}${door.screen ? ` ${door.screen}` : ''}`
  return { primary: said(primary), login: said(login), link: said(link), rates: said(rates) }
}

const content = (texts: object) => ({ cardsImages: false, ...texts })

describe('a visitor', () => {
  it('may subscribe or sign in', () => {
    expect(doors({})).toEqual({
      primary: 'blockingCta /offer/blocking',
      login: 'login /login/ showLogin',
      link: undefined,
      rates: undefined,
    })
  })

  it('registers at a regiwall', () => {
    expect(doors({ type: 'regiwall' }).primary).toBe('regiwallCta /register showRegister')
  })

  it('passes the community’s presentation by once the price was named', () => {
    const priced = doors({ type: 'blocking-community', content: content({ price: '3 €' }) })
    expect(priced.primary).toBe('communityCta /offer/blocking-community/priced')
  })

  it('finds the rates at a gift, and nothing that asks', () => {
    expect(doors({ type: 'gift' })).toEqual({
      primary: undefined,
      login: undefined,
      link: undefined,
      rates: 'rates /rates',
    })
  })

  it('goes from an expired gift to where the page says, else to the offer', () => {
    expect(doors({ type: 'gift-expired', returnUrl: '/back' }).primary).toBe('expiredBack /back')
    expect(doors({ type: 'gift-expired' }).primary).toBe('subscribe /offer/gift-expired')
  })
})

describe('whoever has an account', () => {
  it.each([
    ['registered', 'blockingCta /offer/blocking'],
    ['unpaid', 'unpaidCta /offer/unpaid'],
    ['lapsed', 'lapsedCta /offer/lapsed'],
    ['limited', 'upgradeCta /offer/upgrade'],
  ] as const)('%s: is not asked to sign in', (reader, primary) => {
    expect(doors({ reader })).toMatchObject({ primary, login: undefined })
  })

  it('a subscriber is led to no rates', () => {
    expect(doors({ type: 'gift', reader: 'subscriber' }).rates).toBeUndefined()
  })
})

describe('the CMS’s link', () => {
  it('is the button’s, when it has no words of its own', () => {
    expect(doors({ content: content({ linkUrl: '/autumn' }) })).toMatchObject({
      primary: 'blockingCta /autumn',
      link: undefined,
    })
  })

  it('names the button, when nothing else does', () => {
    expect(doors({ content: content({ linkUrl: '/autumn', linkText: 'Autumn' }) }).primary).toBe('Autumn /autumn')
  })

  it('stands beside a button with other words', () => {
    const texts = content({ linkUrl: '/autumn', linkText: 'Autumn', ctaText: 'Subscribe' })
    expect(doors({ content: texts })).toMatchObject({ primary: 'Subscribe /offer/blocking', link: 'Autumn /autumn' })
  })

  it('is left out where it leads elsewhere', () => {
    const texts = content({ linkUrl: 'javascript:alert(1)', linkText: 'Autumn', ctaText: 'Subscribe' })
    expect(doors({ content: texts })).toMatchObject({ primary: 'Subscribe /offer/blocking', link: undefined })
  })

  it('does not repeat the rates', () => {
    const texts = content({ linkUrl: '/tarifes', linkText: 'Rates', textLinkRates: 'Rates' })
    expect(doors({ type: 'gift', content: texts })).toMatchObject({ link: undefined, rates: 'Rates /rates' })
  })
})

describe('in the Apple app', () => {
  it('nothing is sold', () => {
    const texts = content({ textLinkRates: 'Rates', linkText: 'Offers', linkUrl: '/tarifes', ctaText: 'Buy' })
    expect(doors({ content: texts }, { sells: false, inApp: true })).toEqual({
      primary: undefined,
      login: 'login /login/ showLogin',
      link: undefined,
      rates: undefined,
    })
  })

  it('one may still register', () => {
    expect(doors({ type: 'regiwall' }, { sells: false, inApp: true }).primary).toBe(
      'regiwallCta /register showRegister',
    )
  })
})
