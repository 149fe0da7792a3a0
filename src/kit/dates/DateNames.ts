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
