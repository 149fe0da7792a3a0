import { writeDateText } from '../../dates/writeDateText.ts'
import type { PageIntl } from '../../i18n/PageIntl.ts'
import { validationMessages } from '../validation.messages.ts'
import type { DateProblem, DateRules } from './dateProblem.ts'

/** A date problem in the page's language, for date fields and for forms that validate on submit. */
export function dateProblemText(t: PageIntl['t'], problem: DateProblem, { min, max }: DateRules): string {
  switch (problem) {
    case 'required':
      return t(validationMessages['required-text'])
    case 'invalid':
      return t(validationMessages['invalid-text'])
    case 'early':
      return t(validationMessages.early, { date: writeDateText(min) })
    case 'late':
      return t(validationMessages.late, { date: writeDateText(max) })
  }
}
