import { parseDate } from '../dates/parseDate.ts'
import { timeAgo } from '../dates/timeAgo.ts'
import { useIntl } from '../i18n/IntlContext.ts'

export interface RelativeTimeProps {
  /** ISO 8601. An invalid date renders nothing. */
  date: string
  now: Date
}

/** A relative time with the full date on hover, which is formatted only then because a browser's first `Intl` object is expensive. */
export function RelativeTime({ date, now }: RelativeTimeProps) {
  const intl = useIntl()
  const then = parseDate(date)
  if (!then) return null
  return (
    <time
      dateTime={date}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = intl.date(then, 'long')
      }}
    >
      {timeAgo(then, now, intl.dateNames())}
    </time>
  )
}
