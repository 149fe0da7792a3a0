import { Checkbox } from '../ui/choices/Checkbox.tsx'
import type {} from '../ui/choices/choice.css'
import type { Choice } from '../ui/choices/choice.ts'

export interface CheckboxesProps {
  legend: string
  options: readonly Choice[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** Any number of several choices, one per line. */
export const Checkboxes = ({ legend, options, values, onChange }: CheckboxesProps) => (
  <fieldset className="q-choices">
    <legend>{legend}</legend>
    {options.map(({ label, value }) => (
      <Checkbox
        key={value}
        label={label}
        checked={values.includes(value)}
        onChange={(checked) => onChange(checked ? [...values, value] : values.filter((other) => other !== value))}
      />
    ))}
  </fieldset>
)
