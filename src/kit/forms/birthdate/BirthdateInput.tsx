import type { Day } from '../../dates/day.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import { DateField } from '../../ui/date/DateField.tsx'
import { dateProblem } from '../../ui/date/dateProblem.ts'
import { dateProblemText } from '../../ui/date/dateProblemText.ts'
import { type TextStore, textProps } from '../textProps.ts'
import { FIRST_BIRTHDAY } from './birthdateField.ts'

export interface BirthdateInputProps {
  /** The form's field, checked by `birthdateField`. */
  field: TextStore
  /** Makes the id unique on the page. */
  prefix: string
  label: string
  /** The last day that can be chosen. */
  today: Day
  disabled?: boolean
  /** In place of the field's own. */
  onChange?: (text: string) => void
}

/** A required date of birth, typed (reader-account §5, "Birth date"): nobody looks theirs up in a calendar. */
export function BirthdateInput({
  field,
  prefix,
  label,
  today,
  disabled,
  onChange = field.onChange,
}: BirthdateInputProps) {
  const intl = useIntl()
  const props = textProps(field, intl.t, prefix, 'birthdate')
  const rules = { required: true, min: FIRST_BIRTHDAY, max: today }
  const wrong = dateProblem(props.value, rules)
  return (
    <DateField
      {...props}
      // The date field's own message is more precise than the schema's.
      error={props.error && wrong ? dateProblemText(intl, wrong, rules) : props.error}
      label={label}
      autoComplete="bday"
      today={today}
      min={FIRST_BIRTHDAY}
      required
      calendar={false}
      disabled={disabled}
      onChange={onChange}
    />
  )
}
