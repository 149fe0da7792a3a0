import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDay } from './dates.fixture.ts'
import { addDays, clampDay, dateOf, dayOf, daysBetween, isDay, lastDayOf, weekdayOf } from './day.ts'

describe('isDay', () => {
  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '', 'today', '2026-11-21T00:00'])(
    'rejects %j',
    (text) => expect(isDay(text)).toBe(false),
  )

  it.each(['2024-02-29', '1900-01-01', '2026-12-31'])('accepts %j', (text) => expect(isDay(text)).toBe(true))
})

describe('the day of a moment', () => {
  it('is the day in the reader’s time zone', () => {
    expect(dayOf(new Date(2026, 10, 1, 0, 5))).toBe('2026-11-01')
    expect(dayOf(new Date(2026, 10, 1, 23, 55))).toBe('2026-11-01')
  })

  it('is the inverse of a day’s first moment', () => expect(dayOf(dateOf('2026-03-29'))).toBe('2026-03-29'))
})

const number = fc.integer({ min: -500, max: 500 })

it('adding and subtracting days are inverse, and the distance is the number added', () => {
  fc.assert(fc.property(anyDay, number, (day, days) => addDays(addDays(day, days), -days) === day))
  fc.assert(fc.property(anyDay, number, (day, days) => daysBetween(day, addDays(day, days)) === days))
})

it('weekdays count from Monday', () => {
  expect(weekdayOf('2024-01-01')).toBe(0)
  expect(weekdayOf('2024-01-07')).toBe(6)
})

it('a clamped day lies between its bounds', () => {
  expect(clampDay('2026-11-22', '2020-01-01', '2026-11-21')).toBe('2026-11-21')
  expect(clampDay('2019-11-22', '2020-01-01', '2026-11-21')).toBe('2020-01-01')
  expect(clampDay('2021-11-22', '2020-01-01', '2026-11-21')).toBe('2021-11-22')
})

it.each([
  ['2026-01', '2026-01-31'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, day) => expect(lastDayOf(month)).toBe(day))
