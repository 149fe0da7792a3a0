import { Field, Form, useForm } from '@formisch/react'
import * as v from 'valibot'
import { textProps } from '../../src/forms/textProps.ts'
import { useFormProblem } from '../../src/forms/useFormProblem.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../src/overlays/FailureNotice.tsx'
import type { CurrentUser } from '../../src/session/profile.schema.ts'
import { Button } from '../../src/ui/Button.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { PhoneField, PostalCodeField } from '../../src/validation/accountFields.ts'
import { messages } from './welcome.messages.ts'
import type { SaveState } from './welcome.model.ts'
import { newFields } from './welcome.model.ts'
import type { WelcomeFields } from './welcome.schema.ts'
import { draftKey, welcomeFields } from './welcome.schema.ts'
import type { WelcomePlace } from './welcomePlace.ts'

const DetailsForm = v.object({ phoneNumber: PhoneField, postalCode: PostalCodeField })

export interface WelcomeFormProps {
  user: CurrentUser
  save: SaveState
  place: WelcomePlace
  /** Given what is filled in and new. */
  onStart: (fields: WelcomeFields) => void
}

/** Both fields may stay empty, and keep what was typed when it does not work. */
export function WelcomeForm({ user, save, place, onStart }: WelcomeFormProps) {
  const { t } = useIntl()
  const { prefix, drafts } = place
  const begin = (field: keyof WelcomeFields) => drafts.read(draftKey(user.id, field)) || (user[field] ?? '')
  const form = useForm({
    schema: DetailsForm,
    initialInput: { phoneNumber: begin('phoneNumber'), postalCode: begin('postalCode') },
  })
  const found = save.status === 'open' ? save.problem : undefined
  const failure = useFormProblem(form, found)

  const phone = { label: t(messages.phone), help: t(messages.phoneHelp), type: 'tel', autoComplete: 'tel' }
  const code = { label: t(messages.postalCode), autoComplete: 'postal-code', autoCapitalize: 'characters' }

  return (
    <Form of={form} method="post" className="account-form" onSubmit={(typed) => onStart(newFields(typed, user))}>
      <p className="account-note">{t(messages.optional)}</p>
      {welcomeFields.map((name) => (
        <Field key={name} of={form} path={[name]}>
          {(field) => {
            const props = textProps(field, t, prefix, name)
            return (
              <TextField
                {...props}
                {...(name === 'phoneNumber' ? phone : code)}
                onChange={(text) => {
                  props.onChange(text)
                  drafts.write(draftKey(user.id, name), text)
                }}
              />
            )
          }}
        </Field>
      ))}
      {failure && <FailureNotice failure={failure} />}
      <Button kind="primary" type="submit" busy={save.status === 'saving' ? t(messages.saving) : undefined}>
        {t(messages.start)}
      </Button>
      {found && (
        <p className="account-note">
          <a href={place.backUrl}>{t(messages.skip)}</a>
        </p>
      )}
    </Form>
  )
}
