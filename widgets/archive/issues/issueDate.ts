import { isDay } from '../../../src/dates/isDay.ts'
import type { PageIntl } from '../../../src/i18n/PageIntl.ts'
import { dayText } from '../../../src/ui/date/dayText.ts'
import type { ShownIssue } from './shownIssue.schema.ts'

/** A paper's date as readers see it, in the page's form. What the backend writes otherwise than as DD/MM/YYYY is shown unchanged; the app and analytics get its own. */
export function issueDate({ date }: ShownIssue, intl: Pick<PageIntl, 'date' | 'formatSource'>): string {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date) ?? []
  const written = `${year}-${month}-${day}`
  return isDay(written) ? dayText(written, intl) : date
}
