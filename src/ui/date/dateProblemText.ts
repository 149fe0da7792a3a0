import type { PageIntl } from '../../i18n/PageIntl.ts'
import { validationMessages } from '../validation.messages.ts'
import type { DateProblem, DateRules } from './dateProblem.ts'
import { writeDateText } from './dateText.ts'

/** What a date field says of its text; a form that checks on sending says the same. */
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
