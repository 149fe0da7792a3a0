import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PaywallMarkerSchema, PaywallMessageSchema } from '../paywall.schema.ts'
import { mergeContent } from './mergeContent.ts'

const options = (fields: object) => v.parse(PaywallMarkerSchema, { type: 'blocking', ...fields })
const message = v.parse(PaywallMessageSchema, {
  id: 501,
  title: 'From the message',
  price: '1 €',
  subtitle: null,
  cardsImages: true,
})

it('a box’s content has the message’s texts', () => {
  expect(mergeContent(options({}), message)).toEqual({ title: 'From the message', price: '1 €', cardsImages: true })
})

it('a box’s content prefers an attribute to the message', () => {
  const content = mergeContent(options({ title: 'From the marker', cardsImages: 'false' }), message)
  expect(content).toEqual({ title: 'From the marker', price: '1 €', cardsImages: false })
})

it('a box’s content treats an empty attribute as missing, because templates print empty fields', () => {
  expect(mergeContent(options({ title: '', price: '  ' }), message)).toMatchObject({
    title: 'From the message',
    price: '1 €',
  })
})

it('a box’s content has a text once that editors have written in two fields, and keeps the actions and their URLs', () => {
  const twice = { title: 'Read on', subtitle: 'All of it', text: 'All of it', ctaText: 'Read on', linkText: 'Read on' }
  expect(mergeContent(options(twice), undefined)).toEqual({
    title: 'Read on',
    subtitle: 'All of it',
    ctaText: 'Read on',
    linkText: 'Read on',
    cardsImages: false,
  })
})

it('a box’s content is empty without attributes and message', () => {
  expect(mergeContent(options({}), undefined)).toEqual({ cardsImages: false })
})
