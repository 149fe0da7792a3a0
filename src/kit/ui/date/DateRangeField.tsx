import { useId } from 'react'
import { readDateText } from '../../dates/dateText.ts'
import type { Day } from '../../dates/day.ts'
import { DateField } from './DateField.tsx'
import type {} from './dateRange.css'
import { rangeBounds } from './rangeBounds.ts'

/** One side of a range. */
export interface RangeSide {
  label: string
  /** The text as typed, so that nothing is lost. */
  value: string
  onChange: (text: string) => void
  disabled?: boolean | undefined
}

export interface DateRangeFieldProps {
  /** Names both sides. */
  label: string
  start: RangeSide
  end: RangeSide
  /** In the reader's time zone. */
  today: Day
  /** The first and the last allowed day. */
  min: Day
  max: Day
  /** Under both; hidden while either has an error. */
  help?: string | undefined
  /** Whether what is wrong is shown although the fields have not been left. */
  submitted: boolean
}

/**
 * Two days (content-features §2, "Other interface pieces"): each caps the other and reports its own error. Their calendar shows the days between
 * them.
 */
export function DateRangeField({ label, start, end, today, min, max, help, submitted }: DateRangeFieldProps) {
  const id = useId()
  const range = { start: readDateText(start.value), end: readDateText(end.value) }
  const bounds = rangeBounds(range, { min, max })
  const sides = [
    { side: start, limits: bounds.start },
    { side: end, limits: bounds.end },
  ]
  return (
    <fieldset className="q-range" aria-describedby={help ? `${id}-help` : undefined}>
      <legend>{label}</legend>
      <div className="q-range-sides">
        {sides.map(({ side, limits }) => (
          <div key={side.label}>
            <DateField
              label={side.label}
              value={side.value}
              onChange={side.onChange}
              disabled={side.disabled}
              today={today}
              range={range}
              submitted={submitted}
              {...limits}
            />
          </div>
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="q-range-help">
          {help}
        </p>
      )}
    </fieldset>
  )
}
