import { writeIso } from '#kit/dates/moment.ts'
import { useIsServed } from '#kit/dom/useIsServed.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'

export interface MessageTimeProps {
  time: number
  /** Whether a match's minute stands above it: then no day is needed, and there is no room for one. */
  hasMinute: boolean
}

/** When a message was published, with its day where that is not today; the day in what a server renders, whose hour and whose today are not the reader's. */
export function MessageTime({ time, hasMinute }: MessageTimeProps) {
  const { date, parseDate, t } = useIntl()
  const { today } = useLiveServices()
  const isServed = useIsServed()
  const moment = parseDate(time)
  if (!moment) return null
  // The column beside the line is narrower than a day and its month, which else would be cut instead of standing below each other.
  const day = date(moment, 'day').replaceAll('\u00a0', ' ')
  return (
    <p className="time">
      {/* An element, not the text that follows: that has another place in the line, and would be seen to move there. */}
      {isServed ? (
        <time dateTime={writeIso(moment)}>{hasMinute ? '\u00a0' : day}</time>
      ) : (
        t(messages.time, { date: moment })
      )}
      {!isServed && !hasMinute && date(moment, 'full') !== today && <span className="day">{day}</span>}
    </p>
  )
}
