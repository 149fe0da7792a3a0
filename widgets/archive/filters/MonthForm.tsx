import { useState } from 'react'
import { type Day, dateOf, dayOf } from '#kit/dates/day.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { dateMessages } from '#kit/ui/date/date.messages.ts'
import type {} from '#kit/ui/fields/nativeSelect.css'
import { useArchiveServices } from '../ArchiveContext.ts'
import { filterMessages, messages } from '../archive.messages.ts'

/** With a zero before a single digit, as days are written. */
const twoDigits = (month: number) => String(month).padStart(2, '0')

/**
 * Leads to the newest paper of a month, which the address has no segment for.
 * A button leads there: with the arrow keys a reader passes other months on the way to the one that they want.
 *
 * @param day The day whose papers are shown.
 */
export function MonthForm({ day }: { day: Day | undefined }) {
  const { date, t } = useIntl()
  const { firstYear, now, store } = useArchiveServices()
  const today = dayOf(now())
  const [chosen, setChosen] = useState((day ?? today).slice(0, 7))
  const [leading, setLeading] = useState(false)
  const [year, month] = chosen.split('-')
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: Math.max(thisYear - firstYear, 0) + 1 }, (_, index) => String(thisYear - index))
  const months = Array.from({ length: year === today.slice(0, 4) ? Number(today.slice(5, 7)) : 12 }, (_, index) =>
    twoDigits(index + 1),
  )
  const choose = (wanted: string) => setChosen(wanted > today ? today.slice(0, 7) : wanted)

  const lead = async () => {
    setLeading(true)
    await store.goToMonth(chosen)
    setLeading(false)
  }
  return (
    <form
      className="months"
      onSubmit={(event) => {
        event.preventDefault()
        if (!leading) void lead()
      }}
    >
      <span className="q-native">
        <select
          aria-label={t(dateMessages.month)}
          value={month}
          onChange={({ target }) => choose(`${year}-${target.value}`)}
        >
          {months.map((number) => (
            <option key={number} value={number}>
              {date(dateOf(`2000-${number}-01`), 'month')}
            </option>
          ))}
        </select>
      </span>
      <span className="q-native">
        <select
          aria-label={t(dateMessages.year)}
          value={year}
          onChange={({ target }) => choose(`${target.value}-${month}`)}
        >
          {years.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </span>
      <Button type="submit" busy={leading ? t(messages.loading) : undefined}>
        {t(filterMessages.toMonth)}
      </Button>
    </form>
  )
}
