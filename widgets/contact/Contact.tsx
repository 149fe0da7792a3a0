import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useStepFocus } from '#kit/account/useStepFocus.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { SupportLine } from '#kit/ui/SupportLine.tsx'
import type { Support } from '#lib/site/config/readSupport.ts'
import { onReaderChange } from '#page/session/onReaderChange.ts'
import type { Session } from '#page/session/session.types.ts'
import { ContactForm } from './ContactForm.tsx'
import { messages } from './contact.messages.ts'
import type { ContactStore } from './contact.store.ts'
import { Sent } from './Sent.tsx'

export interface ContactProps {
  store: ContactStore
  session: Pick<Session, 'get' | 'subscribe'>
  action: string
  /** The subscriptions service, where the publisher names it. */
  support: Support | undefined
}

/** The thanks replace the form and take its focus; the next message returns it. */
export function Contact({ store, session, action, support }: ContactProps) {
  const { t } = useIntl()
  const state = useStore(store)
  // One reader's text is not shown to the next: the form begins anew, with the drafts that are theirs.
  const [edition, setEdition] = useState(0)
  useEffect(() => {
    const unmounted = new AbortController()
    onReaderChange(session, () => setEdition((last) => last + 1), unmounted.signal)
    return () => unmounted.abort()
  }, [session])
  const around = useStepFocus(String(state.status === 'sent'))
  return (
    <div ref={around}>
      {state.status === 'sent' ? (
        <Sent onAgain={store.again} />
      ) : (
        <ContactForm key={edition} state={state} store={store} action={action} />
      )}
      {support && (
        <SupportLine
          text={t(messages.support, { phone: support.phone, hours: support.hours ?? t(messages.supportHours) })}
          phone={support.phone}
        />
      )}
    </div>
  )
}
