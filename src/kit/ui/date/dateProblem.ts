import { readDateText } from '../../dates/dateText.ts'
import type { Day } from '../../dates/day.ts'

/** Why a date field's text is invalid (content-features §5): empty, not a real date, or out of bounds. */
export type DateProblem = 'required' | 'invalid' | 'early' | 'late'

export interface DateRules {
  required?: boolean | undefined
  /** The first allowed day. */
  min: Day
  /** The last allowed day. */
  max: Day
}

export function dateProblem(text: string, { required = false, min, max }: DateRules): DateProblem | undefined {
  if (text.trim() === '') return required ? 'required' : undefined
  const day = readDateText(text)
  if (day === undefined) return 'invalid'
  if (day < min) return 'early'
  return day > max ? 'late' : undefined
}
