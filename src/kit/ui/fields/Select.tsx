import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isComposing } from '#lib/isComposing.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import { openingMessages } from '../../i18n/shared.messages.ts'
import type { Choice } from '../choices/choice.ts'
import { Icon } from '../Icon.tsx'
import { useLazyPart } from '../useLazyPart.ts'
import { validationMessages } from '../validation.messages.ts'
import { FieldHint } from './FieldHint.tsx'
import type {} from './field.css'
import type {} from './select.css'

export interface SelectProps {
  label: string
  options: readonly Choice[]
  /** Value of the chosen option; empty without one. */
  value: string
  onChange: (value: string) => void
  required?: boolean
  disabled?: boolean
  /** Placeholder without a chosen option. */
  placeholder?: string
  help?: string
  /** Replaces the field's own validation message (content-features §5). */
  error?: string | undefined
  /** Required in the light DOM, where `useId` is not unique. */
  id?: string
}

const loadList = async () => (await import('./SelectList.tsx')).SelectList

/** Keys that open the list. */
const openers = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

/** Keys that open the list and move in it, besides letters. */
const movingKeys = ['Home', 'End', 'PageUp', 'PageDown']

/**
 * A select (content-features §4, "Select input"): arrows move, letters search, Enter or Tab picks, Escape closes. The focus
 * stays on it.
 */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, required = false, disabled, placeholder, help, error } = props
  const { t } = useIntl()
  const ownId = useId()
  const id = props.id ?? ownId
  const { state, open, close, preloadProps } = useLazyPart(loadList)
  const [left, setLeft] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** Keys pressed while the list was loading, to be replayed. */
  const early = useRef<string[]>([])

  const chosen = options.findIndex((option) => option.value === value)
  const loading = state.status === 'loading'
  const isOpen = state.status === 'open'
  const own =
    value !== '' && chosen < 0
      ? t(validationMessages['invalid-selection'])
      : left && required && value === '' && !isOpen
        ? t(validationMessages['required-selection'])
        : undefined
  const problem = error ?? own ?? (state.status === 'failed' ? t(openingMessages.options, { name: label }) : undefined)

  const show = (...keys: string[]) => {
    early.current = keys
    open()
  }
  const pick = (index: number) => {
    const option = options[index]
    if (option && option.value !== value) onChange(option.value)
    close()
  }
  // Once the list has loaded, it handles the keys itself.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, defaultPrevented } = event
    if (isOpen || defaultPrevented || ctrlKey || metaKey || isComposing(event)) return
    if (key === 'Tab') {
      // Tab moves the focus; the option selected by earlier keys is picked when the list has loaded.
      if (loading) early.current.push(key)
      return
    }
    if (loading && key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (loading) early.current.push(key)
    else if (openers.includes(key)) show()
    else if (key.length === 1 || movingKeys.includes(key)) show(key)
    else return
    event.preventDefault()
  }

  return (
    <div className="q-field">
      <label htmlFor={id}>{label}</label>
      <div className="q-control q-select" data-error={problem === undefined ? undefined : ''}>
        <button
          ref={button}
          id={id}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-busy={loading}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          disabled={disabled}
          {...preloadProps}
          onClick={() => (isOpen || loading ? close() : show())}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (!loading || early.current.at(-1) !== 'Tab') close()
            setLeft(true)
          }}
        >
          <span data-empty={chosen < 0 ? '' : undefined}>{options[chosen]?.label ?? placeholder}</span>
          <Icon of={ChevronDown} />
        </button>
        {isOpen && button.current && (
          <state.Part
            id={`${id}-list`}
            label={label}
            button={button.current}
            options={options}
            value={value}
            takeKeys={() => early.current.splice(0)}
            onPick={pick}
            onClose={close}
          />
        )}
      </div>
      <FieldHint id={`${id}-hint`} help={help} error={problem} />
    </div>
  )
}
