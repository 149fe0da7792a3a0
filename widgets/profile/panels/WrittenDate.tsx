import { useIntl } from '#kit/i18n/IntlContext.ts'

/**
 * A moment, written out: “21 November 2026 at 10:30”. Not as “5 minutes ago”: the code for that belongs to the comments' first file, and would
 * become one more request of every article if the profile shared it.
 *
 * @param date ISO 8601. An invalid date renders nothing.
 */
export function WrittenDate({ date }: { date: string }) {
  const intl = useIntl()
  const then = intl.parseDate(date)
  return then ? <time dateTime={date}>{intl.date(then, 'long')}</time> : null
}
