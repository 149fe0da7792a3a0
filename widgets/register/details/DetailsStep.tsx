import { Field, getInput, useForm } from '@formisch/react'
import { useMemo } from 'react'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { BirthdateInput } from '#kit/forms/birthdate/BirthdateInput.tsx'
import { birthdateField } from '#kit/forms/birthdate/birthdateField.ts'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { NameField, SurnameField } from '#kit/validation/accountFields.ts'
import { object } from '#lib/schema/object.ts'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from '../register.messages.ts'
import type { RegisterState } from '../register.model.ts'
import type { DetailFields } from '../register.schema.ts'
import type { RegisterStore } from '../register.store.ts'
import type { RegisterSetup } from '../registerSetup.ts'

export interface DetailsStepProps {
  state: Extract<RegisterState, { status: 'details' | 'creating' }>
  store: RegisterStore
  setup: RegisterSetup
}

/** Step 2. */
export function DetailsStep({ state, store, setup }: DetailsStepProps) {
  const { t } = useIntl()
  const { prefix, today } = setup
  const schema = useMemo(
    () => object({ name: NameField, surname: SurnameField, birthdate: birthdateField(today) }),
    [today],
  )
  const form = useForm({ schema, initialInput: state.details })
  const failure = useFormProblem(form, state.status === 'details' ? state.problem : undefined)

  const typed = (): DetailFields => {
    const { name = '', surname = '', birthdate = '' } = getInput(form)
    return { name, surname, birthdate }
  }
  const keep = (field: keyof DetailFields, change: (text: string) => void) => (text: string) => {
    change(text)
    store.typeDetails(typed())
    setup.keep(field, text)
  }

  return (
    <>
      <AccountHead title={t(messages.detailsTitle)} onBack={store.back} waiting={state.status === 'creating'}>
        <p className="account-step">{t(messages.step, { step: 2, total: 2 })}</p>
      </AccountHead>
      <DomForm
        of={form}
        method="post"
        aria-label={t(messages.detailsTitle)}
        className="account-form"
        onSubmit={({ birthdate, ...names }) => void store.create({ ...typed(), ...names }, birthdate)}
      >
        <Field of={form} path={['name']}>
          {(field) => {
            const props = textProps(field, t, prefix, 'name')
            return (
              <TextField
                {...props}
                label={t(messages.name)}
                autoComplete="given-name"
                required
                data-autofocus=""
                onChange={keep('name', props.onChange)}
              />
            )
          }}
        </Field>
        <Field of={form} path={['surname']}>
          {(field) => {
            const props = textProps(field, t, prefix, 'surname')
            return (
              <TextField
                {...props}
                label={t(messages.surname)}
                autoComplete="family-name"
                required
                onChange={keep('surname', props.onChange)}
              />
            )
          }}
        </Field>
        <Field of={form} path={['birthdate']}>
          {(field) => (
            <BirthdateInput
              field={field}
              prefix={prefix}
              label={t(messages.birthdate)}
              today={today}
              onChange={keep('birthdate', field.onChange)}
            />
          )}
        </Field>
        <p className="account-note">
          <span>{t(messages.privacy)}</span> <Link href={addresses.privacy}>{t(messages.privacyLink)}</Link>
        </p>
        {failure && <FailureNotice failure={failure} />}
        <Button kind="primary" type="submit" busy={state.status === 'creating' ? t(messages.creating) : undefined}>
          {t(messages.create)}
        </Button>
      </DomForm>
    </>
  )
}
