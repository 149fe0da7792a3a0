import type { PageIntl } from '../../i18n/PageIntl.ts'
import { validationMessages } from '../validation.messages.ts'
import type { DateProblem, DateRules } from './dateProblem.ts'
import { dayText } from './dayText.ts'

/** Its day cannot be mistaken for a month. */
const EXAMPLE = '2025-04-23'

/** A date problem in the page's language, for date fields and for forms that validate on submit. */
export function dateProblemText(intl: PageIntl, problem: DateProblem, { min, max }: DateRules): string {
  const { t } = intl
  switch (problem) {
    case 'required':
      return t(validationMessages['required-text'])
    case 'invalid':
      return t(validationMessages['invalid-text'], { example: dayText(EXAMPLE, intl) })
    case 'early':
      return t(validationMessages.early, { date: dayText(min, intl) })
    case 'late':
      return t(validationMessages.late, { date: dayText(max, intl) })
  }
}
