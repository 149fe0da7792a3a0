import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { PaywallMarkerSchema, PaywallMessageSchema, paywallTypes } from './paywall.schema.ts'
import type { PaywallType } from './paywall.types.ts'

const parse = (options: object) => v.safeParse(PaywallMarkerSchema, options)

describe('the paywall’s marker', () => {
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

  it('counts a flag with neither value as missing, and reports it', () => {
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

it('a message of an unknown type is still read', () => {
  expect(v.parse(PaywallMessageSchema, { id: 1, type: 'new-kind', title: 'T' })).toEqual({ id: '1', title: 'T' })
})

it('a message with a broken text is reported and keeps the rest', () => {
  expect(readValue({ id: 1, title: 7, price: '1 €', cardsImages: 'yes' }, PaywallMessageSchema)).toEqual({
    read: { id: '1', price: '1 €' },
    reports: ['title: expected text, got 7', 'cardsImages: expected true or false, got "yes"'],
  })
})

it('the types of walls are those that publishers’ scripts are given', () => {
  expectTypeOf<(typeof paywallTypes)[number]>().toEqualTypeOf<PaywallType>()
})
