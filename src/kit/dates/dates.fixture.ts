import fc from 'fast-check'
import { createTimeZone } from './timeZone.ts'

/** An arbitrary day (fast-check). */
export const anyDay = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

export const madrid = createTimeZone('Europe/Madrid')

/** That of the machine that runs the test. */
export const ownTimeZone = createTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
