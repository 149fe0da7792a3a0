import { expect, it } from 'vitest'
import { createTimeZone } from './createTimeZone.ts'
import { parseDate } from './parseDate.ts'
import { madrid } from './timeZones.fixture.ts'
import { writeIso } from './writeIso.ts'

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00.250Z', '2026-11-21T10:00:00.250Z'],
  ['2026-11-21T10:00:00+01:00', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T10:00:00+0100', '2026-11-21T09:00:00.000Z'],
  [' 2026-11-21 10:00:00Z ', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21 10:00:00+01', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21 10:00:00.123456+00', '2026-11-21T10:00:00.123Z'],
  ['2026-11-21 10:00:00 +0100', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21 10:00:00 UTC', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00,250Z', '2026-11-21T10:00:00.250Z'],
  ['2026-11-21t10:00:00z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00+01:00[Europe/Madrid]', '2026-11-21T09:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
  [1795255200, '2026-11-21T10:00:00.000Z'],
  [1795255200000, '2026-11-21T10:00:00.000Z'],
  ['1795255200', '2026-11-21T10:00:00.000Z'],
  ['1795255200000', '2026-11-21T10:00:00.000Z'],
])('%j is %s', (text, iso) => {
  const date = parseDate(text, madrid)
  expect(date && writeIso(date)).toBe(iso)
})

it.each([
  ['Europe/Madrid', '2026-11-21 10:30:00', '2026-11-21T09:30:00.000Z'],
  ['Europe/Madrid', '2026-07-21T10:30', '2026-07-21T08:30:00.000Z'],
  ['America/St_Johns', '2026-11-21T10:30:00.500', '2026-11-21T14:00:00.500Z'],
  ['Pacific/Auckland', '2026-11-21T00:30:00', '2026-11-20T11:30:00.000Z'],
  ['UTC', '2026-11-21T10:30:00', '2026-11-21T10:30:00.000Z'],
  // Around the changes of the clocks, at 01:00 UTC.
  ['Europe/Madrid', '2026-03-29T01:59:00', '2026-03-29T00:59:00.000Z'],
  ['Europe/Madrid', '2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Madrid', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
  ['Europe/Madrid', '2026-10-25T01:59:00', '2026-10-24T23:59:00.000Z'],
  ['Europe/Madrid', '2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
])('a time without an offset is the newspaper’s: in %s, %s is %s', (zone, text, iso) => {
  expect(parseDate(text, createTimeZone(zone))?.toISOString()).toBe(iso)
})

it('a day alone is that day of the reader’s calendar', () => {
  expect(parseDate('2026-11-21', madrid)).toEqual(new Date(2026, 10, 21))
})

it.each(['', 'soon', '1', '2026', '2026-13-45', '2026-02-30T10:00:00Z', '2026-11-21T25:00:00', Number.NaN])(
  'returns undefined for %j',
  (text) => expect(parseDate(text, madrid)).toBeUndefined(),
)
