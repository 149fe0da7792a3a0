import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from './addDays.ts'
import { clampDay } from './clampDay.ts'
import { anyDay } from './day.fixture.ts'
import { daysBetween } from './daysBetween.ts'
import { weekdayOf } from './weekdayOf.ts'

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
