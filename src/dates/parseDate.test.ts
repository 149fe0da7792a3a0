import { expect, it } from 'vitest'
import { parseDate } from './parseDate.ts'
import { writeIso } from './writeIso.ts'

it.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00.250Z', '2026-11-21T10:00:00.250Z'],
  ['2026-11-21T10:00:00+01:00', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T10:00:00+0100', '2026-11-21T09:00:00.000Z'],
  [' 2026-11-21 10:00:00Z ', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00Z', '2026-11-21T10:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
])('%j is %s', (text, iso) => {
  const date = parseDate(text)
  expect(date && writeIso(date)).toBe(iso)
})

it('reads a time without an offset as local time, and a day as its first moment', () => {
  expect(parseDate('2026-11-21 10:30:00')).toEqual(new Date(2026, 10, 21, 10, 30))
  expect(parseDate('2026-11-21')).toEqual(new Date(2026, 10, 21))
})

it.each(['', 'soon', '1', '2026', '2026-13-45', '2026-02-30T10:00:00Z', '2026-11-21T25:00:00', Number.NaN])(
  'returns undefined for %j',
  (text) => expect(parseDate(text)).toBeUndefined(),
)
