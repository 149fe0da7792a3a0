import * as v from 'valibot'
import type { Day } from '../lib/days.ts'
import { dateProblem } from '../ui/date/dateProblem.ts'
import { readDateText } from '../ui/date/dateText.ts'
import { problem } from '../validation/problem.ts'

/** Nobody who reads was born before. */
export const FIRST_BIRTHDAY: Day = '1900-01-01'

/** A birth date as it was typed; it gives the day, as it is sent. Required, real, and not after today (reader-account §5). */
export const birthdateField = (today: Day) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => dateProblem(text, { required: true, min: FIRST_BIRTHDAY, max: today }) === undefined,
      problem('dateInvalid'),
    ),
    v.transform((text) => readDateText(text) ?? ''),
  )
