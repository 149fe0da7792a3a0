import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMonths, clampDay, dayOf, isDay, weekdayOf, weeksOf } from './days.ts'

const day = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '', 'today', '2026-11-21T00:00'])(
  '%j is no day',
  (text) => expect(isDay(text)).toBe(false),
)

it.each(['2024-02-29', '1900-01-01', '2026-12-31'])('%j is a day', (text) => expect(isDay(text)).toBe(true))

it('is the day that the reader’s clock shows', () => {
  expect(dayOf(new Date(2026, 10, 1, 0, 5))).toBe('2026-11-01')
  expect(dayOf(new Date(2026, 10, 1, 23, 55))).toBe('2026-11-01')
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
] as const)('%s and %i months are %s', (from, months, to) => expect(addMonths(from, months)).toBe(to))

it('goes there and back', () => {
  fc.assert(fc.property(day, fc.integer({ min: -500, max: 500 }), (d, n) => addDays(addDays(d, n), -n) === d))
  fc.assert(fc.property(day, fc.integer({ min: -500, max: 500 }), (d, n) => isDay(addMonths(d, n))))
})

it('shows a month in six weeks from Monday to Sunday', () => {
  fc.assert(
    fc.property(day, (d) => {
      const weeks = weeksOf(d)
      expect(weeks).toHaveLength(6)
      for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(weeks.flat()).toContain(d)
      expect(
        weeks
          .flat()
          .filter((each) => each.slice(0, 7) === d.slice(0, 7))[0]
          ?.slice(8),
      ).toBe('01')
    }),
  )
})

it('stays between its bounds', () => {
  expect(clampDay('2026-11-22', '2020-01-01', '2026-11-21')).toBe('2026-11-21')
  expect(clampDay('2019-11-22', '2020-01-01', '2026-11-21')).toBe('2020-01-01')
  expect(clampDay('2021-11-22', '2020-01-01', '2026-11-21')).toBe('2021-11-22')
})
