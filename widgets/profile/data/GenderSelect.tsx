import { useId } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { FieldHint } from '#kit/ui/fields/FieldHint.tsx'
import type {} from '#kit/ui/fields/field.css'
import type {} from '#kit/ui/fields/nativeSelect.css'
import { dataMessages as messages } from './data.messages.ts'

type Gender = '' | 'h' | 'm'

export interface GenderSelectProps {
  value: Gender
  onChange(gender: Gender): void
  disabled: boolean
  error: string | undefined
}

/** The browser's own list of three: a phone shows it best, and the archive's list would bring its popup along. */
export function GenderSelect({ value, onChange, disabled, error }: GenderSelectProps) {
  const { t } = useIntl()
  const id = useId()
  return (
    <div className="q-field">
      <label htmlFor={id}>{t(messages.gender)}</label>
      <div className="q-control q-native" data-error={error === undefined ? undefined : ''}>
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.value === 'h' || target.value === 'm' ? target.value : '')}
        >
          <option value="">{t(messages.genderNone)}</option>
          <option value="h">{t(messages.male)}</option>
          <option value="m">{t(messages.female)}</option>
        </select>
      </div>
      <FieldHint id={`${id}-hint`} help={undefined} error={error} />
    </div>
  )
}
