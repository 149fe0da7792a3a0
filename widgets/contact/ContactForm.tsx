import { Field, Form, useForm } from '@formisch/react'
import { failureMessage } from '../../src/api/apiFailure.ts'
import { textProps } from '../../src/forms/textProps.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../src/i18n/shared.messages.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { messages } from './contact.messages.ts'
import type { ContactState } from './contact.model.ts'
import type { ContactMessage } from './contact.schema.ts'
import { ContactFormSchema, MESSAGE_LENGTH } from './contact.schema.ts'
import type { ContactStore } from './contact.store.ts'
import { MessageField } from './MessageField.tsx'

export interface ContactFormProps {
  state: Exclude<ContactState, { status: 'sent' }>
  store: ContactStore
}

export function ContactForm({ state, store }: ContactFormProps) {
  const { t } = useIntl()
  const form = useForm({ schema: ContactFormSchema, initialInput: store.initial() })

  /** Kept with every letter. */
  const kept = (name: keyof ContactMessage, change: (text: string) => void) => (text: string) => {
    const cut = name === 'message' ? text.slice(0, MESSAGE_LENGTH) : text
    store.type(name, cut)
    change(cut)
  }
  return (
    <Form of={form} method="post" className="contact-form" aria-label={t(messages.form)} onSubmit={store.send}>
      <Field of={form} path={['name']}>
        {(field) => (
          <TextField
            {...textProps({ ...field, onChange: kept('name', field.onChange) }, t, 'contact', 'name')}
            label={t(messages.name)}
            autoComplete="name"
            required
          />
        )}
      </Field>
      <Field of={form} path={['message']}>
        {(field) => (
          <MessageField
            {...textProps({ ...field, onChange: kept('message', field.onChange) }, t, 'contact', 'message')}
          />
        )}
      </Field>
      {state.status === 'lost' && (
        <Notice kind="error">
          {t(messages.notSent, { reason: t(failureMessages[failureMessage(state.failure)]) })}
        </Notice>
      )}
      <Button
        kind="primary"
        type="submit"
        className="contact-send"
        busy={state.status === 'sending' ? t(messages.sending) : undefined}
      >
        {t(messages.send)}
      </Button>
    </Form>
  )
}
