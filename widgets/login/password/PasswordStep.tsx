import { Field, focus, setErrors, useForm } from '@formisch/react'
import { useEffect } from 'react'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { accountMessages } from '#kit/account/account.messages.ts'
import { PasswordField } from '#kit/account/PasswordField.tsx'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { CurrentPasswordField } from '#kit/validation/accountFields.ts'
import { object } from '#lib/schema/object.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from '../login.messages.ts'
import type { LoginState } from '../login.model.ts'
import type { LoginStore } from '../login.store.ts'

const PasswordForm = object({ password: CurrentPasswordField })

export interface PasswordStepProps {
  state: Extract<LoginState, { status: 'password' }>
  store: LoginStore
  prefix: string
}

/** Step 2. A failed sign-in keeps the password, with the message under it. */
export function PasswordStep({ state, store, prefix }: PasswordStepProps) {
  const { t } = useIntl()
  const form = useForm({ schema: PasswordForm, initialInput: { password: '' } })
  const { problem } = state
  const credentials = t(messages.credentials)
  const isOwn = problem?.kind === 'credentials' || problem?.kind === 'notKept'
  const failure = useFormProblem(form, isOwn ? undefined : problem)

  useEffect(() => {
    if (problem?.kind !== 'credentials') return
    setErrors(form, { path: ['password'], errors: [credentials] })
    focus(form, { path: ['password'] })
  }, [form, problem, credentials])

  return (
    <>
      <AccountHead title={t(messages.passwordTitle)} onBack={store.back} />
      <DomForm
        of={form}
        method="post"
        aria-label={t(messages.passwordTitle)}
        className="account-form"
        onSubmit={({ password }) => void store.signIn(password)}
      >
        <p className="account-who">
          <span>{t(messages.as)}</span>
          <strong>{state.email}</strong>
          <Button kind="quiet" onClick={store.back}>
            {t(messages.change)}
          </Button>
        </p>
        {/* Tells password managers which account the password is for; hidden, because readers see the address in the line above. */}
        <input
          className="visually-hidden"
          id={`${prefix}-username`}
          name="username"
          type="email"
          autoComplete="username"
          value={state.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <Field of={form} path={['password']}>
          {(field) => (
            <PasswordField
              {...textProps(field, t, prefix, 'password')}
              label={t(accountMessages.password)}
              autoComplete="current-password"
              required
              data-autofocus=""
            />
          )}
        </Field>
        {problem?.kind === 'notKept' && <Notice kind="error">{t(messages.notKept)}</Notice>}
        {failure && <FailureNotice failure={failure} />}
        <Button kind="primary" type="submit" busy={state.signingIn ? t(messages.signingIn) : undefined}>
          {t(messages.signIn)}
        </Button>
      </DomForm>
      <Button kind="quiet" onClick={store.forgotPassword}>
        {t(messages.forgot)}
      </Button>
    </>
  )
}
