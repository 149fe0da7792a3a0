import { useIntl } from '../i18n/IntlContext.ts'

export interface RelativeTimeProps {
  /** ISO 8601. Nothing is shown for what is no date. */
  date: string
  now: Date
}

/** How long ago, with the full date on hover: worked out then, because a browser's first date is dear. */
export function RelativeTime({ date, now }: RelativeTimeProps) {
  const intl = useIntl()
  const then = new Date(date)
  if (Number.isNaN(then.getTime())) return null
  return (
    <time
      dateTime={date}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = intl.date(then, 'long')
      }}
    >
      {intl.ago(then, now)}
    </time>
  )
}
