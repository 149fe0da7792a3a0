import { useId } from 'react'
import { leaveRadioGroup } from '../../dom/leaveRadioGroup.ts'
import { FieldHint } from '../fields/FieldHint.tsx'
import type {} from './choice.css'
import type { Choice } from './choice.ts'

export interface RadioGroupProps {
  legend: string
  /** Shows the legend to screen readers only. */
  hideLegend?: boolean
  options: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  /** Under the choices, such as that one of them is required. */
  help?: string
  /** Replaces the help. Pass undefined rather than leave it out if it may be set later, so that its line is reserved. */
  error?: string | undefined
}

/** Radios, one per line; the whole line is the press target. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, options, value, onChange, help, error } = props
  const id = useId()
  return (
    <fieldset className="q-choices" aria-describedby={(error ?? help) === undefined ? undefined : `${id}-hint`}>
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="q-choice">
          <input
            ref={leaveRadioGroup}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {'error' in props && <FieldHint id={`${id}-hint`} help={help} error={error} />}
    </fieldset>
  )
}
