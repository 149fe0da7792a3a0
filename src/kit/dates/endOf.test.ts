import { expect, it } from 'vitest'
import { endOf } from './endOf.ts'
import { madrid, ownTimeZone } from './timeZones.fixture.ts'

it.each([
  ['a date alone, at the end of its day', '2026-12-05', new Date(2026, 11, 5, 23, 59, 59, 999)],
  ['a moment', '2026-12-05T10:00:00Z', new Date(Date.UTC(2026, 11, 5, 10))],
  ['a moment with a blank for the T', ' 2026-12-05 10:00:00 ', new Date(2026, 11, 5, 10)],
])('ends at %s', (_, text, end) => expect(endOf(text, ownTimeZone)).toEqual(end))

it.each(['', 'soon', '2026-13-45'])('returns undefined for %j', (text) =>
  expect(endOf(text, ownTimeZone)).toBeUndefined(),
)

it('a date alone lasts to the end of the newspaper’s day', () => {
  expect(endOf('2026-12-05', madrid)?.toISOString()).toBe('2026-12-05T22:59:59.999Z')
  expect(endOf('2026-07-05', madrid)?.toISOString()).toBe('2026-07-05T21:59:59.999Z')
})
