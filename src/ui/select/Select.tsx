import { ChevronDown } from 'lucide'
import type { KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useIntl } from '../../i18n/IntlContext.ts'
import type { Choice } from '../choice.ts'
import { FieldHint } from '../FieldHint.tsx'
import { Icon } from '../Icon.tsx'
import { validationMessages } from '../validation.messages.ts'
import { optionId, SelectList } from './SelectList.tsx'
import { optionAfterKey, optionTyped } from './selectKeys.ts'

export interface SelectProps {
  label: string
  options: readonly Choice[]
  /** One of the options' values; empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  required?: boolean
  disabled?: boolean
  /** Stands there while nothing is chosen. */
  placeholder?: string
  help?: string
  /** Comes before what the field finds wrong itself (content-features §5). */
  error?: string | undefined
  /** For where `useId` may not be used: in the page's own DOM. */
  id?: string
}

/** Letters that come within this many milliseconds are one word. */
const WORD_PAUSE = 700

/**
 * One of a list (content-features §4, "Select input"): it opens and closes, arrows move, Enter or Tab picks, Escape closes; letters find. The focus
 * stays on it. Needs `field.css` and `select.css`.
 */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, required = false, disabled, placeholder, help, error } = props
  const { t } = useIntl()
  const ownId = useId()
  const id = props.id ?? ownId
  /** The option that Enter would pick; undefined while the list is closed. */
  const [active, setActive] = useState<number>()
  const [left, setLeft] = useState(false)
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY })

  const chosen = options.findIndex((option) => option.value === value)
  const open = active !== undefined
  const own =
    value !== '' && chosen < 0
      ? t(validationMessages['invalid-selection'])
      : left && required && value === '' && !open
        ? t(validationMessages['required-selection'])
        : undefined
  const problem = error ?? own

  const pick = (index: number) => {
    const option = options[index]
    if (option && option.value !== value) onChange(option.value)
    setActive(undefined)
  }
  const type = (letter: string, timeStamp: number) => {
    const { text, at } = typed.current
    typed.current = { text: timeStamp - at < WORD_PAUSE ? text + letter : letter, at: timeStamp }
    const found = optionTyped(options, active ?? chosen, typed.current.text)
    setActive(found ?? active ?? Math.max(0, chosen))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event
    if (ctrlKey || metaKey) return
    const last = options.length - 1
    const writing = timeStamp - typed.current.at < WORD_PAUSE
    if (open && key === 'Tab') return pick(active)
    if (open && key === 'Escape') {
      setActive(undefined)
      // An Escape closes one thing: not the dialog around it as well.
      event.stopPropagation()
    } else if (open && (key === 'Enter' || (key === ' ' && !writing) || (altKey && key === 'ArrowUp'))) pick(active)
    else if (!open && ['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) setActive(Math.max(0, chosen))
    else if (key.length === 1) type(key, timeStamp)
    else {
      const next = optionAfterKey(active ?? chosen, last, key)
      if (next === undefined) return
      setActive(next)
    }
    event.preventDefault()
  }

  return (
    <div className="q-field">
      <label htmlFor={id}>{label}</label>
      <div className="q-control q-select" data-error={problem === undefined ? undefined : ''}>
        <button
          id={id}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open ? optionId(`${id}-list`, active) : undefined}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint`}
          disabled={disabled}
          onClick={() => setActive(open ? undefined : Math.max(0, chosen))}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setActive(undefined)
            setLeft(true)
          }}
        >
          <span data-empty={chosen < 0 ? '' : undefined}>{options[chosen]?.label ?? placeholder}</span>
          <Icon of={ChevronDown} />
        </button>
        {open && (
          <SelectList
            id={`${id}-list`}
            label={label}
            options={options}
            value={value}
            active={active}
            onMove={setActive}
            onPick={pick}
            onClose={() => setActive(undefined)}
          />
        )}
      </div>
      <FieldHint id={`${id}-hint`} help={help} error={problem} />
    </div>
  )
}
