import { expect, it } from 'vitest'
import { dayAfterKey } from './calendarKeys.ts'

it.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  // 1 March 2026 is a Sunday.
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['Tab', undefined],
  ['a', undefined],
] as const)('%s leads to %s', (key, day) => expect(dayAfterKey('2026-03-01', key, false)).toBe(day))

it('a year with Shift', () => {
  expect(dayAfterKey('2024-02-29', 'PageUp', true)).toBe('2023-02-28')
  expect(dayAfterKey('2024-02-29', 'PageDown', true)).toBe('2025-02-28')
})
