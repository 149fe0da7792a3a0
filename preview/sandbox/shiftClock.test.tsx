import { expect, it } from 'vitest'
import { shiftClock } from './shiftClock.ts'

it('the page’s clock shows another day at the same time of day, and keeps given times', () => {
  const real = new Date()
  const restore = shiftClock('2031-03-09')
  try {
    const shifted = new Date()
    expect([shifted.getFullYear(), shifted.getMonth() + 1, shifted.getDate()]).toEqual([2031, 3, 9])
    expect(shifted.getUTCHours()).toBe(real.getUTCHours())
    expect(Math.abs(Date.now() - shifted.getTime())).toBeLessThan(5000)
    expect(shifted).toBeInstanceOf(Date)
    expect(new Date('2026-11-23T10:00:00Z').toISOString()).toBe('2026-11-23T10:00:00.000Z')
    expect(new Date(0).getTime()).toBe(0)
  } finally {
    restore()
  }
  expect(new Date().getFullYear()).toBe(real.getFullYear())
})

it('the page’s clock is the browser’s own without a day', () => {
  const own = Date
  shiftClock(undefined)()
  expect(Date).toBe(own)
})
