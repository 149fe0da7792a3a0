import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { CharactersLeft } from './CharactersLeft.tsx'
import { FieldHint } from './FieldHint.tsx'
import type {} from './field.css'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'ref'> {
  label: string
  /** Shows the label to screen readers only. */
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
  help?: ReactNode
  /** Replaces the help. Pass undefined rather than leave it out if it may be set later, so that its line is reserved. */
  error?: string | undefined
  /** In characters; the number left is shown beside the help, and announced when few remain. */
  maxLength?: number | undefined
  /** Grows with its text, from `rows` on. */
  autoGrow?: boolean
  textareaRef?: Ref<HTMLTextAreaElement>
}

/** The maximum in HTML, for no limit: Preact turns a removed limit into 0, which would block typing. */
const NO_LIMIT = 2 ** 31 - 1

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, value, onChange, help, error, maxLength, autoGrow, textareaRef, id, ...native } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const hinted = help !== undefined || 'error' in props || maxLength !== undefined
  return (
    <div className="q-field">
      <label htmlFor={inputId} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {/* The control's ::after repeats the text and sets the height without measuring by script. */}
      <div
        className="q-control q-area"
        data-error={error === undefined ? undefined : ''}
        data-value={autoGrow ? value : undefined}
      >
        <textarea
          rows={2}
          {...native}
          ref={textareaRef}
          id={inputId}
          value={value}
          maxLength={maxLength ?? NO_LIMIT}
          aria-invalid={error !== undefined}
          aria-describedby={hinted ? `${inputId}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hinted && (
        <div className="q-hints">
          <FieldHint id={`${inputId}-hint`} help={help} error={error} />
          {maxLength !== undefined && <CharactersLeft count={maxLength - value.length} />}
        </div>
      )}
    </div>
  )
}
