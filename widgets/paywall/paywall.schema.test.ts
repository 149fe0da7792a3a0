import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { PaywallMarkerSchema, PaywallMessageSchema, paywallTypes } from './paywall.schema.ts'
import type { PaywallType } from './paywall.types.ts'

const parse = (options: object) => v.safeParse(PaywallMarkerSchema, options)

describe('the marker', () => {
  it.each(paywallTypes)('may be of type %s', (type) => {
    expect(parse({ type }).success).toBe(true)
  })

  it.each([{}, { type: 'wall' }, { type: '' }])('needs one of the nine types: %j', (options) => {
    const parsed = parse(options)
    expect(parsed.issues?.[0]?.path?.[0]?.key).toBe('type')
  })

  it.each([
    ['', true],
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
  ])('reads data-folded=%j as %s', (folded, value) => {
    expect(parse({ type: 'gift', folded, cardsImages: folded }).output).toMatchObject({
      folded: value,
      cardsImages: value,
    })
  })

  it('counts a flag that is neither as missing, and reports it', () => {
    expect(readValue({ type: 'gift', folded: 'perhaps' }, PaywallMarkerSchema)).toEqual({
      read: { type: 'gift' },
      reports: ['folded: expected true or false, got "perhaps"'],
    })
  })

  it('counts an empty id as none', () => {
    const { output } = parse({ type: 'gift', contentId: '', messageId: 501 })
    expect(output).toEqual({ type: 'gift', messageId: '501' })
  })
})

it('a message of a type that we don’t know is a message still', () => {
  expect(v.parse(PaywallMessageSchema, { id: 1, type: 'new-kind', title: 'T' })).toEqual({ id: '1', title: 'T' })
})

it('drops and reports one broken text of a message, and keeps the rest', () => {
  expect(readValue({ id: 1, title: 7, price: '1 €', cardsImages: 'yes' }, PaywallMessageSchema)).toEqual({
    read: { id: '1', price: '1 €' },
    reports: ['title: expected text, got 7', 'cardsImages: expected true or false, got "yes"'],
  })
})

it('gives the types as publishers’ scripts are told of them', () => {
  expectTypeOf<(typeof paywallTypes)[number]>().toEqualTypeOf<PaywallType>()
})
