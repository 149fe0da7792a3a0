import type {} from '../dates/dateNames.ts'
import { timeAgo } from '../dates/dateWords.ts'
import { useIsServed } from '../dom/useIsServed.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { Link } from './Link.tsx'
import { onApproach } from './onApproach.ts'

export interface TimeLinkProps {
  href: string
  /** ISO 8601. An invalid date renders nothing. */
  date: string
  now: Date
  className: string
}

/**
 * A relative time as a link, the day in what a server renders, for it may be shown much later. It is described by the full date from the moment on that the pointer or the
 * focus is on it. It is formatted only then because a browser's first `Intl` object is expensive. A browser shows the description to the pointer alone: the sheet shows
 * `attr(title)` on keyboard focus.
 */
export function TimeLink({ href, date, now, className }: TimeLinkProps) {
  const intl = useIntl()
  const then = intl.parseDate(date)
  if (!then) return null
  const describe = (link: HTMLElement | null) =>
    onApproach(link, () => {
      if (link) link.title = intl.date(then, 'long')
    })
  return (
    <Link className={className} href={href} ref={describe}>
      <TimeAgo date={date} then={then} now={now} />
    </Link>
  )
}

/** A component of its own, so that a list which a server has rendered renders its times again and nothing else. */
function TimeAgo({ date, then, now }: { date: string; then: Date; now: Date }) {
  const intl = useIntl()
  const isServed = useIsServed()
  const text = isServed ? intl.cardDate(then) : timeAgo(then, now, intl.dateNames(), intl.cardDate)
  return <time dateTime={date}>{text}</time>
}
