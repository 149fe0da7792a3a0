import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contentOf } from './content.ts'
import { PaywallMarkerSchema, PaywallMessageSchema } from './paywall.schema.ts'

const options = (fields: object) => v.parse(PaywallMarkerSchema, { type: 'blocking', ...fields })
const message = v.parse(PaywallMessageSchema, {
  id: 501,
  title: 'From the message',
  price: '1 €',
  subtitle: null,
  cardsImages: true,
})

it('takes what the message says', () => {
  expect(contentOf(options({}), message)).toEqual({ title: 'From the message', price: '1 €', cardsImages: true })
})

it('lets an attribute win', () => {
  const content = contentOf(options({ title: 'From the marker', cardsImages: 'false' }), message)
  expect(content).toEqual({ title: 'From the marker', price: '1 €', cardsImages: false })
})

it('counts an empty attribute as not given, because templates print empty fields', () => {
  expect(contentOf(options({ title: '', price: '  ' }), message)).toMatchObject({
    title: 'From the message',
    price: '1 €',
  })
})

it('says nothing by itself', () => {
  expect(contentOf(options({}), undefined)).toEqual({ cardsImages: false })
})
