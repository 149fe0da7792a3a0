import type { ComponentProps, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { CharactersLeft } from './CharactersLeft.tsx'
import { FieldHint } from './FieldHint.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'ref'> {
  label: string
  /** The label is only for those who listen. */
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
  help?: ReactNode
  /** Takes the help's place. Pass it as undefined, not left out, where it may come: its line is then kept free. */
  error?: string | undefined
  /** Characters; what is left is shown beside the help and said when it gets short. */
  maxLength?: number | undefined
  /** Grows with its text, from `rows` on. */
  autoGrow?: boolean
  textareaRef?: Ref<HTMLTextAreaElement>
}

/** The most that HTML takes. Preact makes 0 of a limit that goes, and nothing could be typed any more. */
const NO_LIMIT = 2 ** 31 - 1

/** Needs `field.css`. */
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
      {/* The control's ::after holds the same text and gives the height: no script measures. */}
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
