import { Field, useForm } from '@formisch/react'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { EmailInput } from '#kit/account/EmailInput.tsx'
import { SocialLogins } from '#kit/account/SocialLogins.tsx'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmailField } from '#kit/validation/accountFields.ts'
import { object } from '#lib/schema/object.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from '../login.messages.ts'
import type { LoginState } from '../login.model.ts'
import type { LoginStore } from '../login.store.ts'
import type { LoginSetup } from '../loginSetup.ts'

const EmailForm = object({ email: EmailField })

export interface EmailStepProps {
  state: Extract<LoginState, { status: 'starting' | 'email' }>
  store: LoginStore
  setup: LoginSetup
}

/** Steps 0 and 1: the email address. */
export function EmailStep({ state, store, setup }: EmailStepProps) {
  const { t } = useIntl()
  const form = useForm({ schema: EmailForm, initialInput: { email: state.email } })
  const checking = state.status === 'starting' || state.checking
  const failure = useFormProblem(form, state.status === 'email' ? state.problem : undefined)

  return (
    <>
      <AccountHead title={t(messages.title)} onBack={store.back} />
      <DomForm
        of={form}
        method="post"
        action={setup.action}
        aria-label={t(messages.title)}
        className="account-form"
        onSubmit={({ email }) => void store.enterEmail(email)}
      >
        <Field of={form} path={['email']}>
          {(field) => {
            const props = textProps(field, t, setup.prefix, 'email')
            return (
              <EmailInput
                {...props}
                autoComplete="username"
                data-autofocus=""
                onChange={(email) => {
                  props.onChange(email)
                  setup.keepEmail(email)
                  store.typeEmail(email)
                }}
              />
            )
          }}
        </Field>
        {failure && <FailureNotice failure={failure} />}
        <Button kind="primary" type="submit" busy={checking ? t(messages.checking) : undefined}>
          {t(messages.next)}
        </Button>
      </DomForm>
      <SocialLogins urlOf={setup.socialUrl} />
    </>
  )
}
