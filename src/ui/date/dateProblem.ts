import type { Day } from '../../lib/days.ts'
import { readDateText } from './dateText.ts'

/** What is wrong with a date field's text (content-features §5): nothing there, no real date, or outside its bounds. */
export type DateProblem = 'required' | 'invalid' | 'early' | 'late'

export interface DateRules {
  required?: boolean | undefined
  /** The first day that may be chosen. */
  min: Day
  /** The last one. */
  max: Day
}

export function dateProblem(text: string, { required = false, min, max }: DateRules): DateProblem | undefined {
  if (text.trim() === '') return required ? 'required' : undefined
  const day = readDateText(text)
  if (day === undefined) return 'invalid'
  if (day < min) return 'early'
  return day > max ? 'late' : undefined
}
