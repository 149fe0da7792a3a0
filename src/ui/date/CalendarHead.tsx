import { ChevronLeft, ChevronRight } from 'lucide'
import { calendarNames } from '../../i18n/calendarNames.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import type { Day } from '../../lib/days.ts'
import { addMonths, clampDay } from '../../lib/days.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { dateMessages } from './date.messages.ts'

export interface CalendarHeadProps {
  /** A day of the month that is shown. */
  shown: Day
  min: Day
  max: Day
  onShow: (day: Day) => void
}

/** The month and the year, each to choose from a list, so that a birth date is not a hundred presses away; one month back and forth beside them. */
export function CalendarHead({ shown, min, max, onShow }: CalendarHeadProps) {
  const { lang, t } = useIntl()
  const { months } = calendarNames(lang)
  const year = Number(shown.slice(0, 4))
  const month = Number(shown.slice(5, 7))
  const show = (by: number) => onShow(clampDay(addMonths(shown, by), min, max))
  const arrow = (by: -1 | 1, ended: boolean) => (
    <IconButton
      label={t(by < 0 ? dateMessages.previous : dateMessages.next)}
      icon={<Icon of={by < 0 ? ChevronLeft : ChevronRight} />}
      // Disabled it would lose the focus of whoever has just pressed it.
      aria-disabled={ended}
      onClick={() => !ended && show(by)}
    />
  )
  const first = Number(min.slice(0, 4))
  const last = Number(max.slice(0, 4))

  return (
    <div className="q-calendar-head">
      {arrow(-1, shown.slice(0, 7) <= min.slice(0, 7))}
      <select
        aria-label={t(dateMessages.month)}
        value={month}
        onChange={(event) => show(Number(event.target.value) - month)}
      >
        {months.map((name, index) => {
          const key = `${shown.slice(0, 5)}${String(index + 1).padStart(2, '0')}`
          return (
            <option key={name} value={index + 1} disabled={key < min.slice(0, 7) || key > max.slice(0, 7)}>
              {name}
            </option>
          )
        })}
      </select>
      <select
        aria-label={t(dateMessages.year)}
        value={year}
        onChange={(event) => show((Number(event.target.value) - year) * 12)}
      >
        {Array.from({ length: last - first + 1 }, (_, index) => last - index).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      {arrow(1, shown.slice(0, 7) >= max.slice(0, 7))}
    </div>
  )
}
