import { describe, expect, it } from 'vitest'
import type { Presentation } from '../paywall.model.ts'
import { presentationWith } from '../testing/paywall.fixture.ts'
import { fakeIntl } from './fakeIntl.fixture.ts'
import { getBoxTexts } from './getBoxTexts.ts'

const boxTexts = (fields: Partial<Presentation>) => getBoxTexts(presentationWith(fields), fakeIntl)
const content = (texts: object) => ({ cardsImages: false, ...texts })

it.each([
  ['blocking', 'blockingTitle', 'blockingText', 'blockingCta'],
  ['blocking-community', 'communityTitle', 'communityText', 'communityCta'],
  ['regiwall', 'regiwallTitle', 'regiwallText(10)', 'regiwallCta'],
  ['column-counter', 'counterTotal(10)', 'counterText', 'subscribe'],
  ['column-offer', 'offerTitle', 'offerText', 'subscribe'],
  ['login-register', 'loginTitle', 'loginText', 'loginContinue'],
  ['gift', 'giftTitle', 'giftText', 'rates'],
  ['gift-expired', 'expiredTitle', 'expiredText', 'subscribe'],
] as const)('a box of the type %s has its own texts', (type, title, subtitle, cta) => {
  expect(boxTexts({ type })).toMatchObject({ title, subtitle, cta })
})

describe('the CMS’s texts of a box', () => {
  it('take precedence over our defaults', () => {
    const texts = content({ title: 'Title', subtitle: 'Subtitle', ctaText: 'Go' })
    expect(boxTexts({ content: texts })).toMatchObject({
      title: 'Title',
      subtitle: 'Subtitle',
      cta: 'Go',
      content: texts,
    })
  })

  it.each(['text', 'boldText', 'blueText', 'regularText'])('replace our text by %s', (name) => {
    expect(boxTexts({ content: content({ [name]: 'Said' }) }).subtitle).toBeUndefined()
  })

  it('are not used for a reader for whom they were not written', () => {
    const result = boxTexts({ reader: 'unpaid', content: content({ title: 'Subscribe now', price: '1 €' }) })
    expect(result).toMatchObject({ title: 'unpaidTitle', content: { cardsImages: false } })
  })
})

it.each([
  ['unpaid', 'unpaidTitle'],
  ['lapsed', 'lapsedTitle'],
  ['limited', 'upgradeTitle'],
  ['registered', 'blockingTitle'],
] as const)('a wall has for a reader who is %s the text %s', (reader, title) => {
  expect(boxTexts({ reader }).title).toBe(title)
})

it('a regiwall’s texts do not repeat the call to register', () => {
  const counter = { used: 10, total: 10 }
  expect(boxTexts({ type: 'regiwall', reader: 'registered', counter }).title).toBe('counterTitle(10/10)')
})

describe('a count in the box’s texts', () => {
  it('is the headline', () => {
    expect(boxTexts({ type: 'column-counter', counter: { used: 7, total: 10 } })).toMatchObject({
      title: 'counterTitle(7/10)',
      tag: undefined,
    })
  })

  it('follows the CMS’s headline', () => {
    expect(boxTexts({ type: 'column-trial', days: 14, content: content({ title: 'Enjoy your trial' }) })).toMatchObject(
      {
        title: 'Enjoy your trial',
        tag: 'trialDays(14)',
      },
    )
  })

  it.each([
    [14, 'trialDays(14)'],
    [1, 'trialDays(1)'],
    [0, 'trialDays(0)'],
    [-1, 'trialOver'],
  ])('is a trial’s with %s days left: %s', (days, title) => {
    expect(boxTexts({ type: 'column-trial', days }).title).toBe(title)
  })

  it.each([
    [3, 'giftDays(3)'],
    [1, 'giftDays(1)'],
    [0, 'giftOver'],
    [-2, 'giftOver'],
    [undefined, undefined],
  ])('is a gift’s with %s days left: %s', (days, tag) => {
    expect(boxTexts({ type: 'gift', days }).tag).toBe(tag)
  })

  it.each([
    [1, 'giftText'],
    [0, 'expiredText'],
  ])('does not promise the whole article when a gift has %s days left: %s', (days, subtitle) => {
    expect(boxTexts({ type: 'gift', days }).subtitle).toBe(subtitle)
  })

  it.each(['{days} left', ':days left', '%s left', '%d left', '{} left', '{remainingDays} left'])(
    'fills the placeholder of %j',
    (text) => {
      expect(boxTexts({ type: 'gift', days: 3, content: content({ remainingDaysText: text }) }).tag).toBe('3 left')
    },
  )

  it('uses our text on the last day, when the CMS’s would show 0', () => {
    const texts = content({ remainingDaysText: '{days} days' })
    expect(boxTexts({ type: 'column-trial', days: 0, content: texts }).title).toBe('trialDays(0)')
  })
})
