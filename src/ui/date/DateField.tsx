import { Calendar } from 'lucide'
import type { ComponentType, FocusEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from '../../i18n/IntlContext.ts'
import type { Day } from '../../lib/days.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import type { TextFieldProps } from '../TextField.tsx'
import { TextField } from '../TextField.tsx'
import type { CalendarDialogProps } from './CalendarDialog.tsx'
import { dateMessages } from './date.messages.ts'
import { dateProblem } from './dateProblem.ts'
import { dateProblemText } from './dateProblemText.ts'
import { readDateText, writeDateText } from './dateText.ts'

export interface DateFieldProps extends Omit<TextFieldProps, 'trailing' | 'inputRef' | 'min' | 'max'> {
  /** The text as it was typed, so that nothing is lost; `readDateText` says which day it means. */
  value: string
  /** Typed text, or the day picked from the calendar as DD/MM/YYYY. */
  onChange: (text: string) => void
  /** Where the reader is; handed in, because a view has no clock. */
  today: Day
  /** The first day that may be chosen; 1 January 1900 by default. */
  min?: Day | undefined
  /** The last day that may be chosen; today by default (content-features §5). */
  max?: Day | undefined
  /** Comes before what the field finds wrong itself. */
  error?: string | undefined
  /** Given the text's element, for a form that puts the focus on what is wrong. */
  inputRef?: ((input: HTMLInputElement | null) => void) | undefined
  /** Where the calendar is drawn: for a field in the page's own DOM, a part of the widget's shadow root, which has the styles. */
  calendarIn?: Element | null | undefined
}

type Popup =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'open'; Dialog: ComponentType<CalendarDialogProps> }
  | { status: 'failed' }

/**
 * A date, typed as DD/MM/YYYY or picked from a calendar that is loaded when it opens. It validates eagerly: when the reader leaves it, and from
 * then on with every letter. Needs `field.css`, `button.css`; the calendar brings its own sheet.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, today, min = '1900-01-01', max = today, error, inputRef, calendarIn, ...field } = props
  const { t } = useIntl()
  const [checked, setChecked] = useState(false)
  const [popup, setPopup] = useState<Popup>({ status: 'closed' })
  const input = useRef<HTMLInputElement>(null)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const rules = { required: field.required, min, max }
  const problem = checked ? dateProblem(value, rules) : undefined
  const own = problem && dateProblemText(t, problem, rules)

  /** From the text to the calendar's button, or into the calendar, is not yet left. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (
      popup.status === 'open' ||
      (relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget))
    )
      return
    const day = readDateText(value)
    if (day !== undefined && writeDateText(day) !== value) onChange(writeDateText(day))
    setChecked(true)
  }
  const open = async () => {
    setPopup({ status: 'loading' })
    const code = await import('./CalendarDialog.tsx').catch(() => undefined)
    if (mounted.current) setPopup(code ? { status: 'open', Dialog: code.CalendarDialog } : { status: 'failed' })
  }
  const close = () => setPopup({ status: 'closed' })

  const dialog = popup.status === 'open' && (
    <popup.Dialog
      label={field.label}
      anchor={() => input.current}
      chosen={readDateText(value)}
      today={today}
      min={min}
      max={max}
      onClose={close}
      onPick={(day) => {
        onChange(writeDateText(day))
        setChecked(true)
        close()
      }}
    />
  )
  return (
    <>
      <TextField
        autoComplete="off"
        inputMode="numeric"
        placeholder={t(dateMessages.pattern)}
        {...field}
        value={value}
        onChange={onChange}
        inputRef={(element) => {
          input.current = element
          inputRef?.(element)
        }}
        error={error ?? own ?? (popup.status === 'failed' ? t(dateMessages.failed) : undefined)}
        onBlur={(event) => {
          field.onBlur?.(event)
          leave(event)
        }}
        trailing={
          <IconButton
            label={t(dateMessages.open, { label: field.label })}
            icon={<Icon of={Calendar} />}
            aria-haspopup="dialog"
            disabled={field.disabled}
            onBlur={leave}
            onClick={() => popup.status !== 'loading' && void open()}
          />
        }
      />
      {dialog && calendarIn ? createPortal(dialog, calendarIn) : dialog}
    </>
  )
}
