import { expect, it } from 'vitest'
import { check } from '../../src/lib/parseJson.ts'
import { ActionBarMarkerSchema } from './action-bar.schema.ts'

it.each([
  [{}, { giftEnabled: false }],
  [{ giftEnabled: '' }, { giftEnabled: true }],
  [
    { giftEnabled: 'true', numComments: '12' },
    { giftEnabled: true, numComments: 12 },
  ],
  [
    { giftEnabled: 'false', numComments: 0 },
    { giftEnabled: false, numComments: 0 },
  ],
])('%j', (options, read) => {
  expect(check({ contentId: '1001', ...options }, ActionBarMarkerSchema)).toEqual({
    ok: true,
    value: { contentId: '1001', ...read },
  })
})

it.each([
  [{ numComments: '-1' }, 'numComments'],
  [{ numComments: 'many' }, 'numComments'],
  [{ giftEnabled: 'yes' }, 'giftEnabled'],
  [{ contentId: '' }, 'contentId'],
])('%j is refused', (options, key) => {
  expect(check({ contentId: '1001', ...options }, ActionBarMarkerSchema)).toEqual({
    ok: false,
    failure: expect.stringContaining(key),
  })
})
