import fc from 'fast-check'

/** An arbitrary day (fast-check). */
export const anyDay = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
