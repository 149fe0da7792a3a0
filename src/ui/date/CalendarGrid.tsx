import type { KeyboardEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { calendarNames } from '../../i18n/calendarNames.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import type { Day } from '../../lib/days.ts'
import { clampDay, weeksOf } from '../../lib/days.ts'
import { dayAfterKey } from './calendarKeys.ts'

export interface CalendarGridProps {
  /** The day that takes the focus; its month is shown. */
  shown: Day
  chosen: Day | undefined
  today: Day
  min: Day
  max: Day
  onMove: (day: Day) => void
  onPick: (day: Day) => void
}

export function CalendarGrid({ shown, chosen, today, min, max, onMove, onPick }: CalendarGridProps) {
  const { lang } = useIntl()
  const { months, weekdays, dayName } = calendarNames(lang)
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)

  // After the key that moved it; the arrows of the head keep the focus themselves.
  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)?.focus()
    moved.current = false
  }, [shown])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(shown, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    moved.current = true
    onMove(clampDay(next, min, max))
  }
  const title = `${months[Number(shown.slice(5, 7)) - 1]} ${shown.slice(0, 4)}`
  return (
    <>
      {/* Beside the grid, which may hold nothing but rows. */}
      <p className="visually-hidden" aria-live="polite">
        {title}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the ARIA practices have it */}
      <table ref={grid} role="grid" aria-label={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const out = day < min || day > max
                return (
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of that grid
                  // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
                  <td key={day} role="gridcell" aria-selected={day === chosen}>
                    <button
                      type="button"
                      tabIndex={day === shown ? 0 : -1}
                      disabled={out}
                      aria-label={dayName(day)}
                      aria-current={day === today ? 'date' : undefined}
                      data-day={day}
                      data-beside={day.slice(0, 7) === shown.slice(0, 7) ? undefined : ''}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
