import type {} from '../../dates/locales/dateNames.ts'
import type { PageIntl } from '../../i18n/PageIntl.ts'

/** When a card's content was last changed, as a daily prints it: the time of what is from today, the day of anything else. */
export function cardTime(changed: Date, now: Date, { cardDate, date }: Pick<PageIntl, 'cardDate' | 'date'>): string {
  const day = cardDate(changed)
  return day === cardDate(now) ? date(changed, 'time') : day
}
