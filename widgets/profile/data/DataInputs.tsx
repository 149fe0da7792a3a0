import type { FormStore } from '@formisch/react'
import { Field } from '@formisch/react'
import type { Day } from '../../../src/dates/Day.ts'
import { FIRST_BIRTHDAY } from '../../../src/forms/birthdateField.ts'
import { textProps } from '../../../src/forms/textProps.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { DateField } from '../../../src/ui/date/DateField.tsx'
import { dateProblem } from '../../../src/ui/date/dateProblem.ts'
import { dateProblemText } from '../../../src/ui/date/dateProblemText.ts'
import { TextField } from '../../../src/ui/fields/TextField.tsx'
import { problemText } from '../../../src/validation/problemText.ts'
import { dataMessages as messages } from './data.messages.ts'
import type { DataField, dataForm } from './data.schema.ts'
import { GenderSelect } from './GenderSelect.tsx'

export interface DataInputsProps {
  form: FormStore<ReturnType<typeof dataForm>>
  /** What this reader may not change. */
  locked: readonly DataField[]
  today: Day
}

const PREFIX = 'data'

const texts = {
  name: { label: messages.name, autoComplete: 'given-name' },
  surname: { label: messages.surname, autoComplete: 'family-name' },
  phoneNumber: { label: messages.phone, autoComplete: 'tel', type: 'tel' },
} as const

/** The fields, in the order of the specification. */
export function DataInputs({ form, locked, today }: DataInputsProps) {
  const { t } = useIntl()
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
  const dateRules = { required: true, min: FIRST_BIRTHDAY, max: today }
  return (
    <>
      {text('name')}
      {text('surname')}
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
        {(field) => {
          const props = textProps(field, t, PREFIX, 'birthdate')
          const wrong = dateProblem(props.value, dateRules)
          return (
            <DateField
              {...props}
              // The date field's own message is more precise than the schema's.
              error={props.error && wrong ? dateProblemText(t, wrong, dateRules) : props.error}
              label={t(messages.birthdate)}
              autoComplete="bday"
              today={today}
              min={FIRST_BIRTHDAY}
              required
              calendar={false}
              disabled={locked.includes('birthdate')}
            />
          )
        }}
      </Field>
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
    </>
  )
}
