import { type ReactNode, useId } from 'react'
import type {} from './switch.css'

export interface SwitchProps {
  label: string
  /** Under the label, and read after it. */
  description?: ReactNode
  checked: boolean
  /** It cannot be changed, and says so; it still takes the focus, so that its description can be read. */
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/**
 * A setting that is on or off and takes effect at once: the whole row is the press target. A native checkbox in the role of a switch, so that the space bar and the
 * label work by themselves.
 */
export function Switch({ label, description, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="q-switch" data-disabled={disabled ? '' : undefined}>
      <span className="q-switch-texts">
        <span id={`${id}-label`}>{label}</span>
        {description && (
          <span id={`${id}-text`} className="q-switch-text">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-text` : undefined}
        aria-disabled={disabled || undefined}
        aria-checked={checked}
        checked={checked}
        // Preact shows every change that is not prevented, and React reports also those that are.
        onClick={(event) => {
          if (disabled) event.preventDefault()
        }}
        onChange={() => {
          if (!disabled) onChange(!checked)
        }}
      />
    </label>
  )
}
