import type { Language } from '../site/config.ts'
import { formatDate } from './formatDate.ts'
import type { PageIntl } from './PageIntl.ts'
import { timeMessages } from './time.messages.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** “fa 5 minuts”; from a week on, the date; a clock that is a little ahead reads as now. */
export function formatAgo(lang: Language, t: PageIntl['t'], date: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - date.getTime()) / 1000)
  if (seconds < MINUTE) return t(timeMessages.now)
  if (seconds < HOUR) return t(timeMessages.minutesAgo, { count: Math.floor(seconds / MINUTE) })
  if (seconds < DAY) return t(timeMessages.hoursAgo, { count: Math.floor(seconds / HOUR) })
  if (seconds < WEEK) return t(timeMessages.daysAgo, { count: Math.floor(seconds / DAY) })
  return formatDate(lang, date, 'medium')
}
