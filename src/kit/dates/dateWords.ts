import dayjs from 'dayjs'

/** The names that dayjs needs for one language, as data: shipped with the texts of the widgets that show relative times. */
export interface DateNames {
  /** The locale's name in dayjs: different from dayjs's own, so that its English is not overwritten. */
  name: string
  /** Less than a minute ago. */
  now: string
  /** January first, without dots: the MMM of DD MMM YYYY. */
  monthsShort: string[]
  /** `%s` and `%d` stand for the time and the number; the singular is for exactly one. */
  relativeTime: { past: string; m: string; mm: string; h: string; hh: string; d: string; dd: string }
}

/** DD MMM YYYY (reader-account §3, "Saved content card"), in the reader's time zone. */
export const cardDate = (date: Date, names: Pick<DateNames, 'name' | 'monthsShort'>): string =>
  dayjs(date).locale(names.name, names).format('DD MMM YYYY')

/**
 * “fa 5 minuts”; from a week on, the day; a clock that is a little ahead reads as now. Without dayjs's plugin, which weighs more and whose thresholds
 * would have to be changed for this.
 *
 * @param writeDay Writes the day of a moment: DD MMM YYYY (reader-account §3), where nothing else is configured.
 */
export function timeAgo(date: Date, now: Date, names: DateNames, writeDay: (date: Date) => string): string {
  const then = dayjs(date)
  const present = dayjs(now)
  const minutes = present.diff(then, 'minute')
  if (minutes < 1) return names.now
  const days = present.diff(then, 'day')
  if (days >= 7) return writeDay(date)
  const [unit, count] = unitOf(minutes, present.diff(then, 'hour'), days)
  return names.relativeTime.past.replace('%s', names.relativeTime[unit].replace('%d', String(count)))
}

/** The largest whole unit, never rounded up: two minutes begin after 120 seconds, and from a second hour or day on they are counted. */
function unitOf(minutes: number, hours: number, days: number): [keyof DateNames['relativeTime'], number] {
  if (hours < 1) return [minutes < 2 ? 'm' : 'mm', minutes]
  if (days < 1) return [hours < 2 ? 'h' : 'hh', hours]
  return [days < 2 ? 'd' : 'dd', days]
}
