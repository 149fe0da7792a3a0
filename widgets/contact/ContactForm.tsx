import { Field, getInput, setInput, useForm } from '@formisch/react'
import { useEffect } from 'react'
import { useIsThere } from '#islands/island/useIsThere.ts'
import { DomForm } from '#kit/forms/DomForm.tsx'
import { textProps } from '#kit/forms/textProps.ts'
import { useFormProblem } from '#kit/forms/useFormProblem.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { messages } from './contact.messages.ts'
import type { ContactState } from './contact.model.ts'
import { ContactFormSchema, type ContactMessage } from './contact.schema.ts'
import type { ContactStore } from './contact.store.ts'
import { MessageField } from './MessageField.tsx'

export interface ContactFormProps {
  state: Exclude<ContactState, { status: 'sent' }>
  store: ContactStore
  /** The address of the form without a script: it is never sent there. */
  action: string
}

export function ContactForm({ state, store, action }: ContactFormProps) {
  const { t } = useIntl()
  const isThere = useIsThere()
  const form = useForm({ schema: ContactFormSchema, initialInput: store.initial() })
  const failure = useFormProblem(form, state.status === 'open' ? state.problem : undefined)

  useEffect(() => {
    void store.name().then((name) => {
      if (!getInput(form, { path: ['name'] })) setInput(form, { path: ['name'], input: name })
    })
  }, [form, store])

  /** Called on every keystroke. */
  const draftProps = (name: keyof ContactMessage, field: Parameters<typeof textProps>[0]) => {
    const props = textProps(field, t, 'contact', name)
    const onChange = (text: string) => {
      store.type(name, text)
      field.onChange(text)
    }
    return { ...props, onChange, disabled: !isThere }
  }
  return (
    <DomForm
      of={form}
      method="post"
      action={action}
      className="contact-form"
      aria-label={t(messages.form)}
      onSubmit={store.send}
    >
      <Field of={form} path={['name']}>
        {(field) => <TextField {...draftProps('name', field)} label={t(messages.name)} autoComplete="name" required />}
      </Field>
      <Field of={form} path={['message']}>
        {(field) => <MessageField {...draftProps('message', field)} />}
      </Field>
      {failure && <FailureNotice failure={failure} />}
      <Button
        kind="primary"
        type="submit"
        className="contact-send"
        disabled={!isThere}
        busy={state.status === 'sending' ? t(messages.sending) : undefined}
      >
        {t(messages.send)}
      </Button>
    </DomForm>
  )
}
