import { parseDate } from '../dates/parseDate.ts'
import { timeAgo } from '../dates/timeAgo.ts'
import { useIntl } from '../i18n/IntlContext.ts'

export interface TimeAgoProps {
  /** ISO 8601. An invalid date renders nothing. */
  date: string
  now: Date
}

/** A relative time, such as “5 minutes ago”. */
export function TimeAgo({ date, now }: TimeAgoProps) {
  const intl = useIntl()
  const then = parseDate(date)
  return then ? <time dateTime={date}>{timeAgo(then, now, intl.dateNames())}</time> : null
}
