import { Field, useForm } from '@formisch/react'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { EmailInput } from '#kit/account/EmailInput.tsx'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmailField } from '#kit/validation/accountFields.ts'
import { object } from '#lib/schema/object.ts'
import { messages } from '../login.messages.ts'
import type { LoginState } from '../login.model.ts'
import type { LoginStore } from '../login.store.ts'

const RecoverForm = object({ email: EmailField })

export interface RecoverStepProps {
  state: Extract<LoginState, { status: 'recovering' }>
  store: LoginStore
  prefix: string
}

/** Step 3. */
export function RecoverStep({ state, store, prefix }: RecoverStepProps) {
  const { t } = useIntl()
  const form = useForm({ schema: RecoverForm, initialInput: { email: state.email } })
  return (
    <>
      <AccountHead title={t(messages.recoverTitle)} onBack={store.back}>
        <p>{t(messages.recoverText)}</p>
      </AccountHead>
      <DomForm
        of={form}
        method="post"
        aria-label={t(messages.recoverTitle)}
        className="account-form"
        onSubmit={({ email }) => void store.recover(email)}
      >
        <Field of={form} path={['email']}>
          {(field) => <EmailInput {...textProps(field, t, prefix, 'email')} autoComplete="email" data-autofocus="" />}
        </Field>
        <Button kind="primary" type="submit" busy={state.sending ? t(messages.recovering) : undefined}>
          {t(messages.recover)}
        </Button>
      </DomForm>
    </>
  )
}
