import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'

/** When a message was published, with its day where that is not today. */
export function MessageTime({ time }: { time: number }) {
  const { date, parseDate, t } = useIntl()
  const { today } = useLiveServices()
  const moment = parseDate(time)
  if (!moment) return null
  return (
    <p className="time">
      {t(messages.time, { date: moment })}
      {date(moment, 'full') !== today && <span className="day">{date(moment, 'day')}</span>}
    </p>
  )
}
