import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createCookies } from '#page/storage/createCookies.ts'
import { readPaywallCookies } from './readPaywallCookies.ts'

function read(cookie: string, contentId: string | undefined = '1004') {
  const report = vi.fn()
  const cookies = createCookies({ document: { cookie }, secure: true, report })
  return { ...readPaywallCookies(cookies, contentId), report }
}

describe('the cookie of a gift', () => {
  it.each([
    ['nx-paywall-giveaway-1004=1', true],
    ['nx-paywall-giveaway-1004=f3a9', true],
    ['nx-paywall-giveaway-1004=', false],
    ['nx-paywall-giveaway-1004=0', false],
    ['nx-paywall-giveaway-1004=false', false],
    ['nx-paywall-giveaway-1005=1', false],
    ['', false],
  ])('is read from %j: %s', (cookie, giveaway) => {
    expect(read(cookie).giveaway).toBe(giveaway)
  })
})

describe('the cookie of a voucher', () => {
  it.each([
    ['opens the article it names', 'nx-paywall-content-voucher=1004', true],
    ['does not open another', 'nx-paywall-content-voucher=1005', false],
    ['may be for any', 'nx-paywall-content-voucher=true', true],
    ['may be for any, as a number', 'nx-paywall-content-voucher=1', true],
    ['may be empty', 'nx-paywall-content-voucher=', false],
  ])('is read by its contents: %s', (_, cookie, voucher) => {
    expect(read(cookie).voucher).toBe(voucher)
  })

  it('applies without a content id when it is for any article', () => {
    expect(read('nx-paywall-content-voucher=1; nx-paywall-giveaway-undefined=1', '')).toMatchObject({ voucher: true })
  })
})

describe('the cookie of the paywall’s data', () => {
  const cookie = (value: unknown) => `nx-paywall-data-1004=${encodeURIComponent(JSON.stringify(value))}`

  it('is parsed, with numbers sent as strings', () => {
    const { data, report } = read(
      cookie({ accessGranted: true, userCounter: '3', conditionCounter: 10, remainingDays: 4, more: 1 }),
    )
    expect(data).toMatchObject({ accessGranted: true, userCounter: 3, conditionCounter: 10, remainingDays: 4 })
    expect(data).not.toHaveProperty('more')
    expect(report).not.toHaveBeenCalled()
  })

  it('grants access even if its other fields are empty', () => {
    const { data, report } = read(
      cookie({ accessGranted: true, messageIds: null, firstMessageId: null, conditionName: null, userCounter: null }),
    )
    expect(data?.accessGranted).toBe(true)
    expect(read(cookie({ accessGranted: null, remainingDays: 3 })).data).toMatchObject({ accessGranted: null })
    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    ['not JSON', 'nx-paywall-data-1004=%7Bbroken'],
    ['not URI-encoded', 'nx-paywall-data-1004=%E0%A4%A'],
    ['a word', cookie('granted')],
    ['null', cookie(null)],
    ['nested without end', `nx-paywall-data-1004=${'['.repeat(50_000)}`],
  ])('is ignored and reported when it is %s', (_, broken) => {
    const { data, report } = read(broken)
    expect(data).toBeUndefined()
    expect(report).toHaveBeenCalledOnce()
  })

  it.each([
    ['access that is not a yes or no', { accessGranted: 'yes, please' }],
    ['a number beyond all months', { remainingDays: 1e308 }],
    ['a part of a day', { remainingDays: 1.5 }],
  ])('loses a part that counts as missing, and is reported: %s', (_, wrong) => {
    const { data, report } = read(cookie({ userCounter: 3, ...wrong }))
    expect(data).toEqual({ messageIds: [], userCounter: 3 })
    expect(report).toHaveBeenCalledOnce()
  })

  it('grants access whatever is wrong with its other fields', () => {
    const { data, report } = read(cookie({ accessGranted: true, conditionName: 7, messageIds: [{ messageId: 1 }, {}] }))
    expect(data).toEqual({ accessGranted: true, messageIds: [{ messageId: '1' }] })
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('never throws on malformed cookies', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (value, id) => {
        expect(() => read(`nx-paywall-data-${id}=${value}; nx-paywall-content-voucher=${value}`, id)).not.toThrow()
      }),
    )
  })

  it('grants access only for an exact true', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const { data } = read(`nx-paywall-data-1004=${encodeURIComponent(json)}`)
        const parsed: unknown = JSON.parse(json)
        const exact = typeof parsed === 'object' && parsed !== null && Object.hasOwn(parsed, 'accessGranted')
        if (!exact) expect(data?.accessGranted ?? false).toBe(false)
      }),
    )
  })
})

it.each([
  ['true', true],
  ['"true"', true],
  ['false', false],
  ['"false"', false],
  ['null', null],
  ['"yes"', undefined],
  ['1', undefined],
])('accessGranted %s is read as %s', (text, granted) => {
  expect(read(`nx-paywall-data-1004=${encodeURIComponent(`{"accessGranted":${text}}`)}`).data).toMatchObject({
    messageIds: [],
    ...(granted !== undefined && { accessGranted: granted }),
  })
  if (granted === undefined)
    expect(read(`nx-paywall-data-1004={"accessGranted":${text}}`).data?.accessGranted).toBeUndefined()
})
