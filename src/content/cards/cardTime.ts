import { cardDate } from '../../dates/cardDate.ts'
import type { PageIntl } from '../../i18n/PageIntl.ts'

/** When a card's content was last changed, as a daily prints it: the time of what is from today, the day of anything else. */
export function cardTime(changed: Date, now: Date, { date, dateNames }: Pick<PageIntl, 'date' | 'dateNames'>): string {
  const names = dateNames()
  const day = cardDate(changed, names)
  return day === cardDate(now, names) ? date(changed, 'time') : day
}
