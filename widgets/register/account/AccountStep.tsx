import { Field, useForm } from '@formisch/react'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { accountMessages } from '#kit/account/account.messages.ts'
import { EmailInput } from '#kit/account/EmailInput.tsx'
import { PasswordField } from '#kit/account/PasswordField.tsx'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useServerProblems } from '#kit/forms/useServerProblems.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { EmailField, NewPasswordField } from '#kit/validation/accountFields.ts'
import { object } from '#lib/schema/object.ts'
import { loginUrl } from '#lib/site/addresses/addresses.ts'
import { messages } from '../register.messages.ts'
import type { RegisterState } from '../register.model.ts'
import type { RegisterStore } from '../register.store.ts'
import type { RegisterSetup } from '../registerSetup.ts'

const AccountForm = object({ email: EmailField, password: NewPasswordField })

export interface AccountStepProps {
  state: Extract<RegisterState, { status: 'account' }>
  store: RegisterStore
  setup: RegisterSetup
}

/** Step 1. Sends nothing yet: the backend checks the address with the whole registration. */
export function AccountStep({ state, store, setup }: AccountStepProps) {
  const { t } = useIntl()
  const { prefix } = setup
  const form = useForm({ schema: AccountForm, initialInput: state.account })
  useServerProblems(form, state.problems)
  const wrong = state.problems[0]?.field

  return (
    <>
      <AccountHead title={t(messages.title)} onBack={store.back}>
        <p className="account-step">{t(messages.step, { step: 1, total: 2 })}</p>
      </AccountHead>
      <DomForm
        of={form}
        method="post"
        action={setup.action}
        aria-label={t(messages.title)}
        className="account-form"
        onSubmit={store.enterAccount}
      >
        <Field of={form} path={['email']}>
          {(field) => {
            const props = textProps(field, t, prefix, 'email')
            return (
              <EmailInput
                {...props}
                autoComplete="email"
                data-autofocus={wrong === 'email' || (wrong === undefined && props.value === '') ? '' : undefined}
                onChange={(email) => {
                  props.onChange(email)
                  setup.keep('email', email)
                }}
              />
            )
          }}
        </Field>
        <Field of={form} path={['password']}>
          {(field) => (
            <PasswordField
              {...textProps(field, t, prefix, 'password')}
              label={t(accountMessages.password)}
              help={t(messages.passwordHelp)}
              autoComplete="new-password"
              required
              data-autofocus=""
            />
          )}
        </Field>
        <Button kind="primary" type="submit">
          {t(messages.next)}
        </Button>
      </DomForm>
      {!setup.within && (
        <p className="account-foot">
          <span>{t(messages.haveAccount)}</span> <Link href={loginUrl(setup.backUrl)}>{t(messages.signIn)}</Link>
        </p>
      )}
    </>
  )
}
