import { Field, useForm } from '@formisch/react'
import * as v from 'valibot'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { PasswordField } from '#kit/account/PasswordField.tsx'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ChangedPasswordField } from '#kit/validation/accountFields.ts'
import { confirmed } from '#kit/validation/fieldRules.ts'
import { problem } from '#kit/validation/problem.ts'
import { required } from '#kit/validation/textRules.ts'
import { object } from '#lib/schema/object.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from './change-password.messages.ts'
import type { ChangePasswordState } from './change-password.model.ts'
import type { ChangePasswordStore } from './change-password.store.ts'

const differ = problem('passwordsDiffer')

const PasswordsForm = v.pipe(
  object({ password: ChangedPasswordField, again: v.pipe(v.string(), required(differ)) }),
  confirmed<{ password: string; again: string }>('again', 'password', differ),
)

export interface ChangePasswordFormProps {
  state: Extract<ChangePasswordState, { status: 'open' | 'saving' }>
  store: ChangePasswordStore
  prefix: string
  action: string
}

/** Both fields keep their values when the change fails. */
export function ChangePasswordForm({ state, store, prefix, action }: ChangePasswordFormProps) {
  const { t } = useIntl()
  const form = useForm({ schema: PasswordsForm, initialInput: { password: '', again: '' } })
  const failure = useFormProblem(form, state.status === 'open' ? state.problem : undefined)

  return (
    <>
      <AccountHead title={t(messages.title)} />
      <DomForm
        of={form}
        method="post"
        action={action}
        className="account-form"
        onSubmit={({ password }) => void store.change(password)}
      >
        <Field of={form} path={['password']}>
          {(field) => (
            <PasswordField
              {...textProps(field, t, prefix, 'password')}
              label={t(messages.password)}
              help={t(messages.help)}
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        <Field of={form} path={['again']}>
          {(field) => (
            <PasswordField
              {...textProps(field, t, prefix, 'again')}
              label={t(messages.again)}
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        {failure && <FailureNotice failure={failure} />}
        <Button kind="primary" type="submit" busy={state.status === 'saving' ? t(messages.saving) : undefined}>
          {t(messages.save)}
        </Button>
      </DomForm>
    </>
  )
}
