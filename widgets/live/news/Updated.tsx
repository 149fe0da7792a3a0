import { useEffect, useState } from 'react'
import { useIsServed } from '#kit/dom/useIsServed.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'

/** Twice a minute, because the minutes of a message are not those of the clock. */
const TICK_MS = 30_000

const MINUTE_MS = 60_000

/** How old the newest message is, on a clock of its own. Short, and so without the library's names for dates, which weigh more than the line. No live region: nobody wants to hear each minute. In what a server renders it is a place for the words: how old the message is then, nobody knows. */
export function Updated({ time }: { time: number }) {
  const { number, t } = useIntl()
  const { now } = useLiveServices()
  const [present, setPresent] = useState(now)
  useEffect(() => {
    const clock = setInterval(() => setPresent(now()), TICK_MS)
    return () => clearInterval(clock)
  }, [now])
  if (useIsServed()) return <p className="updated" data-served={t(messages.updatedMinutes, { n: number(59) })} />
  return <p className="updated">{words()}</p>

  function words() {
    // A clock that is a little behind reads as now.
    const minutes = Math.floor((present.getTime() - time) / MINUTE_MS)
    if (minutes < 1) return t(messages.updatedNow)
    if (minutes < 60) return t(messages.updatedMinutes, { n: number(minutes) })
    return t(messages.updatedHours, { n: number(Math.floor(minutes / 60)) })
  }
}
