import { writeDateText } from '../../dates/dateText.ts'
import { type Day, dateOf } from '../../dates/day.ts'
import type { PageIntl } from '../../i18n/PageIntl.ts'

/** A day in digits, as the fields for dates show it and `readDateText` reads it: DD/MM/YYYY (content-features §9), or in the language's own form. */
export const dayText = (day: Day, { date, formatSource }: Pick<PageIntl, 'date' | 'formatSource'>): string =>
  formatSource === 'specification' ? writeDateText(day) : date(dateOf(day), 'short')
