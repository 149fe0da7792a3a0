import * as v from 'valibot'
import { readDateText } from '../../dates/dateText.ts'
import type { Day } from '../../dates/day.ts'
import { dateProblem } from '../../ui/date/dateProblem.ts'
import { problem } from '../../validation/problem.ts'

/** Earliest birth date accepted. */
export const FIRST_BIRTHDAY: Day = '1900-01-01'

/** Parses a typed birth date to a `Day`. Required, a real date, and not after today (reader-account §5). */
export const birthdateField = (today: Day) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => dateProblem(text, { required: true, min: FIRST_BIRTHDAY, max: today }) === undefined,
      problem('dateInvalid'),
    ),
    v.transform((text) => readDateText(text) ?? ''),
  )
