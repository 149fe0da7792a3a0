import { useStore } from 'zustand'
import { useStepFocus } from '../../src/account/useStepFocus.ts'
import { ContactForm } from './ContactForm.tsx'
import type { ContactStore } from './contact.store.ts'
import { Sent } from './Sent.tsx'

/** The thanks replace the form and take its focus; the next message returns it. */
export function Contact({ store }: { store: ContactStore }) {
  const state = useStore(store)
  const around = useStepFocus(String(state.status === 'sent'))
  return (
    <div ref={around}>
      {state.status === 'sent' ? <Sent onAgain={store.again} /> : <ContactForm state={state} store={store} />}
    </div>
  )
}
