import { expect, it } from 'vitest'
import { check } from '#lib/schema/parseJson.ts'
import { readValue } from '#testing/readValue.ts'
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
])('the bar’s schema reads %j', (options, read) => {
  expect(check({ contentId: '1001', ...options }, ActionBarMarkerSchema)).toEqual({
    ok: true,
    value: { contentId: '1001', ...read },
  })
})

it.each([
  [{ numComments: '-1' }, 'numComments: is no number, got "-1"'],
  [{ numComments: 'many' }, 'numComments: is no number, got "many"'],
  [{ giftEnabled: 'yes' }, 'giftEnabled: expected true or false, got "yes"'],
])('the bar’s schema counts a wrong option as missing, and reports it: %j', (options, problem) => {
  expect(readValue({ contentId: '1001', ...options }, ActionBarMarkerSchema)).toEqual({
    read: { contentId: '1001', giftEnabled: false },
    reports: [problem],
  })
})

it('the bar’s schema requires the article’s id', () => {
  expect(readValue({ contentId: '' }, ActionBarMarkerSchema)).toEqual({
    read: undefined,
    reports: [expect.stringMatching(/^contentId: /)],
  })
})
