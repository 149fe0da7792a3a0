import { useId } from 'react'

export interface ChoiceProps<Value extends string> {
  label: string
  /** The values with their names. */
  items: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

/** A few values side by side, so that each is one press away. */
export function Choice<Value extends string>({ label, items, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="catalogue-choice">
      <legend>{label}</legend>
      {(Object.entries(items) as [Value, string][]).map(([item, text]) => (
        <label key={item}>
          <input type="radio" name={name} checked={item === value} onChange={() => onChange(item)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
