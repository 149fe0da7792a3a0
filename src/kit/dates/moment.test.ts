import { describe, expect, it } from 'vitest'
import { madrid, ownTimeZone } from './dates.fixture.ts'
import { daysLeft, endOf, parseDate, writeIso } from './moment.ts'
import { createTimeZone } from './timeZone.ts'

describe('parseDate', () => {
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
  ])('reads %j as %s', (text, iso) => {
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
  ])('reads a time without an offset as the newspaper’s: in %s, %s is %s', (zone, text, iso) => {
    expect(parseDate(text, createTimeZone(zone))?.toISOString()).toBe(iso)
  })

  it('reads a day alone as that day of the reader’s calendar', () => {
    expect(parseDate('2026-11-21', madrid)).toEqual(new Date(2026, 10, 21))
  })

  it.each(['', 'soon', '1', '2026', '2026-13-45', '2026-02-30T10:00:00Z', '2026-11-21T25:00:00', Number.NaN])(
    'returns undefined for %j',
    (text) => expect(parseDate(text, madrid)).toBeUndefined(),
  )
})

describe('endOf', () => {
  it.each([
    ['a date alone, at the end of its day', '2026-12-05', new Date(2026, 11, 5, 23, 59, 59, 999)],
    ['a moment', '2026-12-05T10:00:00Z', new Date(Date.UTC(2026, 11, 5, 10))],
    ['a moment with a blank for the T', ' 2026-12-05 10:00:00 ', new Date(2026, 11, 5, 10)],
  ])('reads %s', (_, text, end) => expect(endOf(text, ownTimeZone)).toEqual(end))

  it.each(['', 'soon', '2026-13-45'])('returns undefined for %j', (text) =>
    expect(endOf(text, ownTimeZone)).toBeUndefined(),
  )

  it('ends a date alone with the newspaper’s day', () => {
    expect(endOf('2026-12-05', madrid)?.toISOString()).toBe('2026-12-05T22:59:59.999Z')
    expect(endOf('2026-07-05', madrid)?.toISOString()).toBe('2026-07-05T21:59:59.999Z')
  })
})

describe('daysLeft', () => {
  const now = new Date(2026, 10, 21, 18, 30)
  const local = (day: number, hours = 12) => new Date(2026, 10, day, hours).toISOString()

  it.each([
    ['14 days', local(35), 14],
    ['tomorrow, less than a day ahead', local(22, 1), 1],
    ['later today', local(21, 23), 0],
    ['earlier today', local(21, 9), -1],
    ['yesterday', local(20), -1],
    ['a date alone lasts to the end of its day', '2026-11-21', 0],
    ['a date alone, of tomorrow', '2026-11-22', 1],
    ['with a space for the T', '2026-11-23 10:00:00', 2],
  ])('counts the days to %s', (_, end, days) => {
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
