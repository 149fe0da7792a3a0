import { Field, type FormStore } from '@formisch/react'
import { useRef } from 'react'
import type { Day } from '#kit/dates/day.ts'
import { BirthdateInput } from '#kit/forms/birthdate/BirthdateInput.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { problemText } from '#kit/validation/problemText.ts'
import { dataMessages as messages } from './data.messages.ts'
import type { DataField, dataForm } from './data.schema.ts'
import { GenderSelect } from './GenderSelect.tsx'
import { useSections } from './useSections.ts'

export interface DataInputsProps {
  form: FormStore<ReturnType<typeof dataForm>>
  /** The fields that this reader may not change. */
  locked: readonly DataField[]
  today: Day
}

const PREFIX = 'data'

const texts = {
  name: { label: messages.name, autoComplete: 'given-name' },
  surname: { label: messages.surname, autoComplete: 'family-name' },
  phoneNumber: { label: messages.phone, autoComplete: 'tel', type: 'tel' },
} as const

/** The fields, in the order of the specification, in sections that open and close. */
export function DataInputs({ form, locked, today }: DataInputsProps) {
  const { t } = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const section = useSections(box)
  const text = (name: keyof typeof texts) => {
    const { label, ...native } = texts[name]
    return (
      <Field of={form} path={[name]}>
        {(field) => (
          <TextField
            {...textProps(field, t, PREFIX, name)}
            {...native}
            label={t(label)}
            required
            disabled={locked.includes(name)}
          />
        )}
      </Field>
    )
  }
  return (
    <div ref={box}>
      <Disclosure {...section('names')} title={t(messages.names)}>
        <div className="data-fields">
          {text('name')}
          {text('surname')}
        </div>
      </Disclosure>
      <Disclosure {...section('person')} title={t(messages.person)}>
        <div className="data-fields">
          <Field of={form} path={['gender']}>
            {(field) => (
              <GenderSelect
                value={field.input ?? ''}
                onChange={field.onChange}
                disabled={locked.includes('gender')}
                error={field.errors ? problemText(t, field.errors[0]) : undefined}
              />
            )}
          </Field>
          <Field of={form} path={['birthdate']}>
            {(field) => (
              <BirthdateInput
                field={field}
                prefix={PREFIX}
                label={t(messages.birthdate)}
                today={today}
                disabled={locked.includes('birthdate')}
              />
            )}
          </Field>
        </div>
      </Disclosure>
      <Disclosure {...section('contact')} title={t(messages.contact)}>
        <div className="data-fields">
          {text('phoneNumber')}
          <Field of={form} path={['email']}>
            {(field) => (
              <TextField
                {...textProps(field, t, PREFIX, 'email')}
                label={t(messages.email)}
                help={t(messages.emailHelp)}
                type="email"
                autoComplete="off"
                disabled
              />
            )}
          </Field>
        </div>
      </Disclosure>
    </div>
  )
}
