import { expect, it } from 'vitest'
import { dateOf } from './dateOf.ts'
import { dayOf } from './dayOf.ts'

it('is the day that the reader’s clock shows', () => {
  expect(dayOf(new Date(2026, 10, 1, 0, 5))).toBe('2026-11-01')
  expect(dayOf(new Date(2026, 10, 1, 23, 55))).toBe('2026-11-01')
})

it('is the day of its first moment', () => expect(dayOf(dateOf('2026-03-29'))).toBe('2026-03-29'))
