import * as v from 'valibot'
import type { TimeZone } from './createTimeZone.ts'
import { parseDate } from './parseDate.ts'

/** A moment as {@link parseDate} reads it, as a `Date`. */
export const momentSchema = (timeZone: TimeZone) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const date = parseDate(dataset.value, timeZone)
      if (date) return date
      addIssue({ message: 'is no date' })
      return NEVER
    }),
  )
