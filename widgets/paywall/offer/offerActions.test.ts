import { describe, expect, it } from 'vitest'
import type { Presentation } from '../paywall.model.ts'
import { linksWith, presentationWith } from '../testing/paywall.fixture.ts'
import { fakeIntl } from './fakeIntl.fixture.ts'
import { getBoxTexts } from './getBoxTexts.ts'
import { offerActions } from './offerActions.ts'
import type { PaywallLinks } from './paywallLinks.types.ts'

function actionsFor(fields: Partial<Presentation>, links: Partial<PaywallLinks> = {}) {
  const presentation = presentationWith(fields)
  const { primary, login, link, rates } = offerActions(
    presentation,
    getBoxTexts(presentation, fakeIntl),
    linksWith(links),
    fakeIntl,
  )
  const summary = (action: typeof primary) => action && `${action.label} ${action.href}`
  return { primary: summary(primary), login: summary(login), link: summary(link), rates: summary(rates) }
}

const content = (texts: object) => ({ cardsImages: false, ...texts })

describe('a visitor’s actions in the offer', () => {
  it('are to subscribe or to sign in', () => {
    expect(actionsFor({})).toEqual({
      primary: 'blockingCta /offer/blocking',
      login: 'offer.alreadySubscriber /login/',
      link: undefined,
      rates: undefined,
    })
  })

  it('include the registration at a regiwall', () => {
    expect(actionsFor({ type: 'regiwall' }).primary).toBe('regiwallCta /register')
  })

  it('skip the community’s presentation page when the price is shown', () => {
    const priced = actionsFor({ type: 'blocking-community', content: content({ price: '3 €' }) })
    expect(priced.primary).toBe('communityCta /offer/blocking-community/priced')
  })

  it('include the rates at a gift, and no call to sign in', () => {
    expect(actionsFor({ type: 'gift' })).toEqual({
      primary: undefined,
      login: undefined,
      link: undefined,
      rates: 'rates /rates',
    })
  })

  it('include the backUrl at an expired gift, or else the offer', () => {
    expect(actionsFor({ type: 'gift-expired', returnUrl: '/back' }).primary).toBe('expiredBack /back')
    expect(actionsFor({ type: 'gift-expired' }).primary).toBe('subscribe /offer/gift-expired')
  })
})

describe('the actions of a reader with an account', () => {
  it.each([
    ['registered', 'blockingCta /offer/blocking'],
    ['unpaid', 'unpaidCta /offer/unpaid'],
    ['lapsed', 'lapsedCta /offer/lapsed'],
    ['limited', 'upgradeCta /offer/upgrade'],
  ] as const)('have, for %s, no call to sign in', (reader, primary) => {
    expect(actionsFor({ reader })).toMatchObject({ primary, login: undefined })
  })

  it('have no link to the rates for a subscriber', () => {
    expect(actionsFor({ type: 'gift', reader: 'subscriber' }).rates).toBeUndefined()
  })
})

describe('the CMS’s link in the offer', () => {
  it('is the button’s URL when it has no text of its own', () => {
    expect(actionsFor({ content: content({ linkUrl: '/autumn' }) })).toMatchObject({
      primary: 'blockingCta /autumn',
      link: undefined,
    })
  })

  it('labels the button when no other text does', () => {
    expect(actionsFor({ content: content({ linkUrl: '/autumn', linkText: 'Autumn' }) }).primary).toBe('Autumn /autumn')
  })

  it('is a second link when its text differs from the button’s', () => {
    const texts = content({ linkUrl: '/autumn', linkText: 'Autumn', ctaText: 'Subscribe' })
    expect(actionsFor({ content: texts })).toMatchObject({
      primary: 'Subscribe /offer/blocking',
      link: 'Autumn /autumn',
    })
  })

  it('is omitted when its URL is on another site', () => {
    const texts = content({ linkUrl: 'javascript:alert(1)', linkText: 'Autumn', ctaText: 'Subscribe' })
    expect(actionsFor({ content: texts })).toMatchObject({ primary: 'Subscribe /offer/blocking', link: undefined })
  })

  it('is omitted when it repeats the rates', () => {
    const texts = content({ linkUrl: '/tarifes', linkText: 'Rates', textLinkRates: 'Rates' })
    expect(actionsFor({ type: 'gift', content: texts })).toMatchObject({ link: undefined, rates: 'Rates /rates' })
  })
})

describe('the offer’s actions on iOS', () => {
  it('have no purchase links, and words for the sign-in that tell its effect', () => {
    const texts = content({ textLinkRates: 'Rates', linkText: 'Offers', linkUrl: '/tarifes', ctaText: 'Buy' })
    expect(actionsFor({ content: texts }, { sells: false, inApp: true })).toEqual({
      primary: undefined,
      login: 'signIn /login/',
      link: undefined,
      rates: undefined,
    })
  })

  it('include the registration', () => {
    expect(actionsFor({ type: 'regiwall' }, { sells: false, inApp: true }).primary).toBe('regiwallCta /register')
  })
})
