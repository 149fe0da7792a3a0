import { describe, expect, it } from 'vitest'
import { createTimeZone } from './createTimeZone.ts'
import { daysLeft } from './daysLeft.ts'
import { madrid, ownTimeZone } from './timeZones.fixture.ts'

const now = new Date(2026, 10, 21, 18, 30)
const local = (day: number, hours = 12) => new Date(2026, 10, day, hours).toISOString()

describe('days left', () => {
  it.each([
    ['14 days', local(35), 14],
    ['tomorrow, less than a day ahead', local(22, 1), 1],
    ['later today', local(21, 23), 0],
    ['earlier today', local(21, 9), -1],
    ['yesterday', local(20), -1],
    ['a date alone lasts to the end of its day', '2026-11-21', 0],
    ['a date alone, of tomorrow', '2026-11-22', 1],
    ['with a space for the T', '2026-11-23 10:00:00', 2],
  ])('%s', (_, end, days) => {
    expect(daysLeft(end, now, ownTimeZone)).toBe(days)
  })

  it('counts calendar days across a daylight saving change', () => {
    expect(daysLeft(new Date(2026, 10, 2, 0, 30).toISOString(), new Date(2026, 9, 24, 23, 59), ownTimeZone)).toBe(9)
  })

  it.each([
    ['into summer', new Date(2026, 2, 28, 23, 59), new Date(2026, 2, 30, 0, 1), 2],
    ['into winter', new Date(2026, 9, 24, 0, 1), new Date(2026, 9, 26, 23, 59), 2],
  ])('counts days of the calendar %s', (_, from, end, days) => {
    expect(daysLeft(end.toISOString(), from, ownTimeZone)).toBe(days)
  })

  it('counts the newspaper’s days, wherever the reader is', () => {
    // Already the 22nd in Madrid.
    const late = new Date('2026-11-21T23:30:00Z')
    const auckland = createTimeZone('Pacific/Auckland')
    expect(daysLeft('2026-11-22', late, madrid)).toBe(0)
    expect(daysLeft('2026-11-23T09:00:00', late, madrid)).toBe(1)
    expect(daysLeft('2026-11-21', late, createTimeZone('America/New_York'))).toBe(0)
    expect(daysLeft('2026-11-22', new Date('2026-11-22T11:30:00Z'), auckland)).toBe(-1)
  })

  it.each(['', 'soon', '2026-13-45'])('returns undefined for %j', (end) => {
    expect(daysLeft(end, now, ownTimeZone)).toBeUndefined()
  })
})
