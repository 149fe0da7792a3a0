import { expect, it } from 'vitest'
import { dateOf } from './dateOf.ts'
import { dayOf } from './dayOf.ts'

it('is the day in the reader’s time zone', () => {
  expect(dayOf(new Date(2026, 10, 1, 0, 5))).toBe('2026-11-01')
  expect(dayOf(new Date(2026, 10, 1, 23, 55))).toBe('2026-11-01')
})

it('is the inverse of a day’s first moment', () => expect(dayOf(dateOf('2026-03-29'))).toBe('2026-03-29'))
