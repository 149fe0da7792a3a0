import type { ReactNode, Ref } from 'react'
import type {} from './choice.css'

export interface CheckboxProps {
  label: ReactNode
  /** At the row's end: a count. Part of its accessible name. */
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  boxRef?: Ref<HTMLInputElement> | undefined
  /** Whether it gets the initial focus of the dialog around it. */
  focused?: boolean
}

/** One choice of several, taken back by the same press; the whole row is the press target. */
export const Checkbox = ({ label, note, checked, onChange, boxRef, focused = false }: CheckboxProps) => (
  <label className="q-choice">
    <input
      type="checkbox"
      ref={boxRef}
      checked={checked}
      onChange={() => onChange(!checked)}
      data-autofocus={focused ? '' : undefined}
    />
    <span>{label}</span>
    {note !== undefined && <small>{note}</small>}
  </label>
)
