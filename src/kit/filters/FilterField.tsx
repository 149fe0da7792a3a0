import type { Day } from '../dates/day.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import type { Choice } from '../ui/choices/choice.ts'
import { DateField } from '../ui/date/DateField.tsx'
import { DateRangeField } from '../ui/date/DateRangeField.tsx'
import { Select } from '../ui/fields/Select.tsx'
import { Checkboxes } from './Checkboxes.tsx'
import { type Draft, textOf } from './Draft.ts'
import { type Filter, RANGE_END, RANGE_START } from './Filter.ts'
import { filterMessages } from './filters.messages.ts'

export interface FilterFieldProps {
  filter: Filter
  draft: Draft
  onChange: (name: string, values: readonly string[]) => void
  today: Day
  /** Whether wrong days say so although their fields have not been left. */
  submitted: boolean
}

/** A value in the address that is no choice is shown unchanged, so that it can be removed. */
const withOwn = (choices: readonly Choice[], values: readonly string[]): readonly Choice[] => [
  ...choices,
  ...values
    .filter((value) => value && !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value })),
]

/** The field of one filter, by its kind (content-features §2, "Filters sidebar"). */
export function FilterField({ filter, draft, onChange, today, submitted }: FilterFieldProps) {
  const { t } = useIntl()
  const { label, name, type } = filter
  const side = (name: string, label: string, disabled = false) => ({
    label,
    disabled,
    value: textOf(draft, name),
    onChange: (text: string) => onChange(name, [text]),
  })

  switch (type) {
    case 'checkbox': {
      const values = draft[name] ?? []
      return (
        <Checkboxes
          legend={label}
          options={withOwn(filter.choices, values)}
          values={values}
          onChange={(values) => onChange(name, values)}
        />
      )
    }
    case 'single-select': {
      const value = textOf(draft, name)
      const none = { value: '', label: filter.any ?? t(filterMessages.any) }
      return (
        <Select
          label={label}
          options={[none, ...withOwn(filter.choices, [value])]}
          value={value}
          onChange={(value) => onChange(name, [value])}
        />
      )
    }
    case 'date-range':
      return (
        <DateRangeField
          label={label}
          start={side(RANGE_START, filter.startLabel ?? t(filterMessages.start), filter.startDisabled)}
          end={side(RANGE_END, filter.endLabel ?? t(filterMessages.end), filter.endDisabled)}
          today={today}
          min={filter.min}
          max={filter.max}
          help={filter.help}
          submitted={submitted}
        />
      )
    default:
      return (
        <DateField
          {...side(name, label)}
          today={today}
          min={filter.min}
          max={filter.max}
          submitted={submitted}
          calendar={type === 'date'}
        />
      )
  }
}
