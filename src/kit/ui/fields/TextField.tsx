import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { FieldHint } from './FieldHint.tsx'
import type {} from './field.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'ref'> {
  label: string
  value: string
  onChange: (value: string) => void
  help?: ReactNode
  /** Replaces the help. Pass undefined rather than leave it out if it may be set later, so that its line is reserved. */
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  /** Inside the field at its end, such as the toggle of a password. */
  trailing?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, help, error, inputRef, trailing, id, ...native } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const hinted = help !== undefined || 'error' in props
  return (
    <div className="q-field">
      <label htmlFor={inputId}>{label}</label>
      <div className="q-control" data-error={error === undefined ? undefined : ''}>
        <input
          {...native}
          ref={inputRef}
          id={inputId}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={hinted ? `${inputId}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
      {hinted && <FieldHint id={`${inputId}-hint`} help={help} error={error} />}
    </div>
  )
}
