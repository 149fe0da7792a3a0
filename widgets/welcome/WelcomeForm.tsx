import { Field, useForm } from '@formisch/react'
import * as v from 'valibot'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { PhoneField, PostalCodeField } from '#kit/validation/accountFields.ts'
import { object } from '#lib/schema/object.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { messages } from './welcome.messages.ts'
import { newFields, type SaveState } from './welcome.model.ts'
import { draftKey, type WelcomeFields, welcomeFields } from './welcome.schema.ts'
import type { WelcomeSetup } from './welcomeSetup.ts'

/** Skips the check for saved values: an old number that breaks today's rules is not sent again and must not block the page. */
const unlessKnown = (field: v.GenericSchema<string, string>, known: string | null | undefined) =>
  v.union([v.literal(known ?? ''), field])

const detailsForm = ({ phoneNumber, postalCode }: CurrentUser) =>
  object({
    phoneNumber: unlessKnown(PhoneField, phoneNumber),
    postalCode: unlessKnown(PostalCodeField, postalCode),
  })

export interface WelcomeFormProps {
  user: CurrentUser
  save: SaveState
  setup: WelcomeSetup
  /** Receives only filled-in values that have changed. */
  onStart: (fields: WelcomeFields) => void
}

/** Both fields are optional, and keep their values when saving fails. */
export function WelcomeForm({ user, save, setup, onStart }: WelcomeFormProps) {
  const { t } = useIntl()
  const { prefix, drafts } = setup
  const begin = (field: keyof WelcomeFields) => drafts.read(draftKey(user.id, field)) || (user[field] ?? '')
  const form = useForm({
    schema: detailsForm(user),
    initialInput: { phoneNumber: begin('phoneNumber'), postalCode: begin('postalCode') },
  })
  const found = save.status === 'open' ? save.problem : undefined
  const failure = useFormProblem(form, found)

  const phone = { label: t(messages.phone), help: t(messages.phoneHelp), type: 'tel', autoComplete: 'tel' }
  const code = { label: t(messages.postalCode), autoComplete: 'postal-code', autoCapitalize: 'characters' }

  return (
    <DomForm of={form} method="post" className="account-form" onSubmit={(typed) => onStart(newFields(typed, user))}>
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
          <Link href={setup.backUrl}>{t(messages.skip)}</Link>
        </p>
      )}
    </DomForm>
  )
}
