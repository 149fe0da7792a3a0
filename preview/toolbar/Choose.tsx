import { useId } from 'react'

export interface ChooseProps {
  label: string
  /** Empty for none. */
  value: string
  /** The label of the entry for no choice. */
  unset: string
  values: readonly { value: string; name: string }[]
  onChange(value: string): void
}

/** A list to choose from, with an entry for no choice. */
export function Choose({ label, value, unset, values, onChange }: ChooseProps) {
  const id = useId()
  return (
    <div className="choose">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{unset}</option>
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  )
}
