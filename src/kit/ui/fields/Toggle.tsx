import { useId } from 'react'
import { leaveRadioGroup } from '../../dom/leaveRadioGroup.ts'
import type { Choice } from '../choices/choice.ts'
import type {} from './toggle.css'

export interface ToggleProps {
  /** The group's accessible name: "Order". */
  label: string
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

/** A choice between two or three words in a row: real radios, so that arrows move. */
export function Toggle({ label, options, value, onChange }: ToggleProps) {
  const name = useId()
  return (
    <fieldset className="q-toggle">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} data-checked={option.value === value || undefined}>
          <input
            className="visually-hidden"
            ref={leaveRadioGroup}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
