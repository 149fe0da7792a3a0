import { dateOf, isDay } from '#kit/dates/day.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { dayText } from '#kit/ui/date/dayText.ts'
import type { ShownIssue } from './shownIssue.schema.ts'

const readDay = (date: string) => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date) ?? []
  const written = `${year}-${month}-${day}`
  return isDay(written) ? written : undefined
}

/** A paper's date as readers see it, in the page's form. What the backend writes otherwise than as DD/MM/YYYY is shown unchanged; the app and analytics get its own. */
export function issueDate({ date }: ShownIssue, intl: Pick<PageIntl, 'date' | 'formatSource'>): string {
  const day = readDay(date)
  return day ? dayText(day, intl) : date
}

/** The same in words: “dissabte, 28 de novembre del 2026”. Day and month stay in one line. */
export function issueDateInWords({ date }: ShownIssue, intl: Pick<PageIntl, 'date'>): string {
  const day = readDay(date)
  if (!day) return date
  return intl.date(dateOf(day), 'full').replace(/\d+\.? (?:de )?(?=\p{L})/u, (start) => start.replaceAll(' ', '\u00a0'))
}
