import { Field, reset, submit, useForm } from '@formisch/react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { PasswordField } from '#kit/account/PasswordField.tsx'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { SaveButton } from '../panels/SaveButton.tsx'
import { messages as headings } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { Forgotten } from './Forgotten.tsx'
import { createPasswordApi } from './password.api.ts'
import { passwordMessages as messages } from './password.messages.ts'
import { type Passwords, PasswordsForm, passwordFields } from './password.schema.ts'
import { createPasswordStore } from './password.store.ts'

export interface PasswordFormProps {
  user: CurrentUser
  services: ProfileServices
  prefix: string
}

const empty: Passwords = { old_password: '', new_password: '', confirm_password: '' }

const labels = { old_password: messages.old, new_password: messages.new, confirm_password: messages.confirm }

/** The fields keep their values when the change fails, and are empty once it is done. */
export function PasswordForm({ user, services, prefix }: PasswordFormProps) {
  const { t } = useIntl()
  const { client, snackbars, app } = services.context
  const [store] = useState(() =>
    createPasswordStore({
      api: createPasswordApi(client),
      onChanged: () => snackbars.show({ kind: 'success', text: t(messages.saved) }),
      onWrong: () => snackbars.show({ kind: 'error', text: t(messages.wrong) }),
    }),
  )
  const state = useStore(store)
  const form = useForm({ schema: PasswordsForm, initialInput: empty })
  const failure = useFormProblem(form, state.status === 'open' ? state.problem : undefined)

  const change = async (passwords: Passwords) => {
    if (await store.change(passwords)) reset(form)
  }
  return (
    <>
      <DomForm of={form} method="post" className="password-form" aria-label={t(headings.password)} onSubmit={change}>
        {/* Tells password managers which account the passwords are for. */}
        <input
          className="visually-hidden"
          id={`${prefix}-username`}
          name="username"
          type="email"
          autoComplete="username"
          value={user.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        {passwordFields.map((name) => (
          <Field key={name} of={form} path={[name]}>
            {(field) => (
              <PasswordField
                {...textProps(field, t, prefix, name)}
                label={t(labels[name])}
                {...(name === 'new_password' && { help: t(messages.help) })}
                autoComplete={name === 'old_password' ? 'current-password' : 'new-password'}
                required
              />
            )}
          </Field>
        ))}
        {failure && failure.kind !== 'aborted' && <FailureNotice failure={failure} />}
        {/* Enter submits: the visible button stands outside of the form. */}
        <button type="submit" hidden />
      </DomForm>
      <Forgotten email={user.email} services={services} />
      <SaveButton
        label={t(messages.save)}
        busy={state.status === 'saving' ? t(messages.saving) : undefined}
        inApp={app.inApp}
        onPress={() => submit(form)}
      />
    </>
  )
}
