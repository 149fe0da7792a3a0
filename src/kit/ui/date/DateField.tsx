import { Calendar } from 'lucide'
import { type FocusEvent, useRef, useState } from 'react'
import { readDateText } from '../../dates/dateText.ts'
import type { Day, DayRange } from '../../dates/day.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import type { PageIntl } from '../../i18n/PageIntl.ts'
import { TextField, type TextFieldProps } from '../fields/TextField.tsx'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { useLazyPart } from '../useLazyPart.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { dateMessages } from './date.messages.ts'
import { dateProblem } from './dateProblem.ts'
import { dateProblemText } from './dateProblemText.ts'
import { dayText } from './dayText.ts'

/** Day, month and year, each with a digit of its own. */
const SAMPLE = '3333-11-22'
const digits = ['22', '11', '3333']

/** How a date is typed, in the letters of the language: TT/MM/JJJJ, or as {@link dayText} writes it in this page's form, TT.MM.JJJJ. */
function datePattern(intl: Pick<PageIntl, 'date' | 'formatSource' | 't'>): string {
  const letters = intl.t(dateMessages.pattern).split('/')
  return digits.reduce((text, part, place) => text.replace(part, letters[place] ?? ''), dayText(SAMPLE, intl))
}

export interface DateFieldProps extends Omit<TextFieldProps, 'trailing' | 'inputRef' | 'min' | 'max'> {
  /** The text as typed, so that nothing is lost; `readDateText` parses it. */
  value: string
  /** Typed text, or the day picked from the calendar as `dayText` writes it. */
  onChange: (text: string) => void
  /** In the reader's time zone; passed in, because a view has no clock. */
  today: Day
  /** The first allowed day; 1 January 1900 by default. */
  min?: Day | undefined
  /** The last allowed day; today by default (content-features §5). */
  max?: Day | undefined
  /** Replaces the field's own validation message. */
  error?: string | undefined
  /** Receives the input, for a form that focuses the first invalid field. */
  inputRef?: ((input: HTMLInputElement | null) => void) | undefined
  /** Whether what is wrong is shown although the field has not been left: its form was sent. */
  submitted?: boolean
  /** For one end of a range: both days, which the calendar shows with what lies between them. */
  range?: DayRange | undefined
  /** False where the day is far back and known by heart: a birth date is typed faster than it is found. */
  calendar?: boolean
}

const loadCalendar = async () => (await import('./CalendarPopup.tsx')).CalendarPopup

/**
 * A date, typed in the page's form (`datePattern`) or picked from a calendar, if it has one, that is loaded when it opens. It validates on blur, and after
 * that on every keystroke. The calendar brings its own sheet.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, today, min = '1900-01-01', max = today, error, inputRef, calendar = true, ...rest } = props
  const { submitted = false, range, ...field } = rest
  const intl = useIntl()
  const { t } = intl
  const [left, setLeft] = useState(false)
  const checked = left || submitted
  const { state, open, close, preloadProps } = useLazyPart(loadCalendar)
  const input = useRef<HTMLInputElement>(null)

  const rules = { required: field.required, min, max }
  const problem = checked ? dateProblem(value, rules) : undefined
  const own = problem && dateProblemText(intl, problem, rules)

  /** Moving the focus to the calendar's button or into the calendar does not count as a blur. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (
      state.status === 'open' ||
      (relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget))
    )
      return
    const day = readDateText(value)
    if (day !== undefined && dayText(day, intl) !== value) onChange(dayText(day, intl))
    setLeft(true)
  }
  const typed = readDateText(value)
  // Nobody who has typed a date needs the calendar.
  const calendarError = state.status === 'failed' && typed === undefined ? t(dateMessages.failed) : undefined
  const control = input.current?.parentElement
  const pattern = datePattern(intl)
  const popup = state.status === 'open' && control && (
    <state.Part
      label={field.label}
      anchor={control}
      chosen={typed}
      range={range}
      today={today}
      min={min}
      max={max}
      onClose={close}
      onPick={(day) => {
        onChange(dayText(day, intl))
        setLeft(true)
        close()
      }}
    />
  )
  return (
    <>
      <TextField
        autoComplete="off"
        inputMode="numeric"
        placeholder={pattern}
        // Seen from the first character on, when the placeholder that says the same is gone.
        help={value ? pattern : <VisuallyHidden>{pattern}</VisuallyHidden>}
        {...field}
        value={value}
        onChange={onChange}
        inputRef={(element) => {
          input.current = element
          inputRef?.(element)
        }}
        error={error ?? own ?? calendarError}
        onBlur={(event) => {
          field.onBlur?.(event)
          leave(event)
        }}
        trailing={
          calendar && (
            <IconButton
              label={t(dateMessages.open, { label: field.label })}
              icon={<Icon of={Calendar} />}
              aria-haspopup="dialog"
              disabled={field.disabled}
              onBlur={leave}
              aria-busy={state.status === 'loading'}
              {...preloadProps}
              onClick={open}
            />
          )
        }
      />
      {popup}
    </>
  )
}
