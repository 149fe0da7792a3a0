import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giftLink } from '#mocks/backend/gifts/giftLink.ts'
import { existingArticle } from '../../content/articleById.ts'
import { articlePath } from '../../content/articles.ts'
import { type Newspaper, openNewspaper } from '../testing/openNewspaper.ts'

let paper: Newspaper
beforeAll(async () => {
  paper = await openNewspaper()
})
afterAll(() => paper.close())

/** Words near the end of each closed article. */
const endings = { '1003': 'la foscor sencera', '1004': 's’han escolat com l’aigua', '1006': 'm’hauria atrevit' }

async function read(id: keyof typeof endings, query: string, cookie = '') {
  const path = articlePath(existingArticle(id))
  const { text, cookies } = await paper.request(`${path}?${query}`, { headers: { cookie } })
  const data = cookies.find((header) => header.startsWith(`nx-paywall-data-${id}=`))
  return {
    whole: text.includes(endings[id]),
    type: /data-widget="paywall" data-type="([^"]*)"/.exec(text)?.[1],
    data: data && (JSON.parse(decodeURIComponent(data.split(/[=;]/)[1] ?? '')) as Record<string, unknown>),
    cookies,
    text,
  }
}

describe('a regiwall article', () => {
  it.each([
    ['anonymous', false],
    ['registered', true],
    ['unvalidated', true],
    ['subscriber', true],
  ])('is complete for %s, its text: %s', async (persona, whole) => {
    const { data, ...page } = await read('1003', `persona=${persona}`)
    expect(page).toMatchObject({ whole, type: 'regiwall' })
    expect(page.text.includes('Registra’t gratis')).toBe(!whole)
    expect(data).toMatchObject({ accessGranted: whole, messageIds: [{ messageId: '503', type: 'regiwall' }] })
  })
})

describe('a subscribers’ article', () => {
  it.each([
    ['anonymous', false],
    ['registered', false],
    ['unpaid-subscriber', true],
    ['unpaid-registered', false],
    ['trial-0', true],
    ['subscriber', true],
    ['apple', true],
    ['premium-s', true],
  ])('is complete for %s, its text: %s', async (persona, whole) => {
    expect(await read('1004', `persona=${persona}`)).toMatchObject({ whole, type: 'blocking' })
  })

  it('opens with a voucher, for this article or for any', async () => {
    expect(await read('1004', '', 'nx-paywall-content-voucher=1004')).toMatchObject({ whole: true })
    expect(await read('1004', '', 'nx-paywall-content-voucher=1')).toMatchObject({ whole: true })
    expect(await read('1004', '', 'nx-paywall-content-voucher=1003')).toMatchObject({ whole: false })
  })

  it('opens with a gift link, and stays open with its cookie', async () => {
    const gift = await read('1004', 'gift=open')
    expect(gift).toMatchObject({ whole: true, type: 'gift', data: { remainingDays: 4 } })
    expect(gift.cookies.some((cookie) => cookie.startsWith('nx-paywall-giveaway-1004=1'))).toBe(true)
    expect(await read('1004', '', 'nx-paywall-giveaway-1004=1')).toMatchObject({ whole: true, type: 'gift' })
  })

  it('opens for a week with the link of a gift', async () => {
    const code = (days: number) =>
      giftLink('1004', new Date(Date.now() - days * 24 * 60 * 60 * 1000)).split('?')[1] ?? ''
    expect(await read('1004', code(0))).toMatchObject({ whole: true, type: 'gift', data: { remainingDays: 7 } })
    expect(await read('1004', code(6.5))).toMatchObject({ whole: true, type: 'gift', data: { remainingDays: 1 } })
    expect(await read('1004', code(7.5))).toMatchObject({ whole: false, type: 'gift-expired' })
    expect(await read('1004', 'gift=nonsense')).toMatchObject({ whole: false, type: 'blocking' })
  })

  it('stays closed with an expired gift link, and shows the offer', async () => {
    const { whole, type, text } = await read('1004', 'gift=expired', 'nx-paywall-giveaway-1004=1')
    expect({ whole, type }).toEqual({ whole: false, type: 'gift-expired' })
    expect(text).toContain('data-price-crossed="8,50\u00a0€"')
  })

  it('sets no gift cookie for a subscriber', async () => {
    expect(await read('1004', 'persona=subscriber&gift=expired')).toMatchObject({ whole: true, type: 'blocking' })
  })

  it('keeps a cookie that it did not write, and uses it where it can be parsed', async () => {
    const granted = `nx-paywall-data-1004=${encodeURIComponent('{"accessGranted":true}')}`
    expect(await read('1004', '', granted)).toMatchObject({ whole: true, data: undefined })
    expect(await read('1004', '', 'nx-paywall-data-1004=%7Bbroken')).toMatchObject({ whole: false, data: undefined })
  })

  it('rewrites its own cookie for another persona', async () => {
    const before = `nx-paywall-data-1004=${encodeURIComponent('{"accessGranted":true,"conditionName":"persona:subscriber"}')}`
    expect(await read('1004', '', before)).toMatchObject({ whole: false, data: { accessGranted: false } })
  })
})

describe('an article with a column message', () => {
  it.each([
    ['anonymous', 'column-offer', {}],
    ['registered', 'column-counter', { userCounter: 4, conditionCounter: 10 }],
    ['trial-14', 'column-trial', { remainingDays: 14 }],
    ['trial-0', 'column-trial', { remainingDays: 0 }],
    ['unpaid-subscriber', 'column-offer', {}],
    ['subscriber', undefined, {}],
  ])('is complete for %s, beside %s', async (persona, type, facts) => {
    expect(await read('1006', `persona=${persona}`)).toMatchObject({ whole: true, type, data: facts })
  })

  it('promises nothing to a reader with a voucher, to whom the widget shows nothing', async () => {
    const { whole, type } = await read('1006', 'persona=anonymous', 'nx-paywall-content-voucher=1006')
    expect({ whole, type }).toEqual({ whole: true, type: undefined })
  })
})
