import { useStore } from 'zustand'
import { ContactForm } from './ContactForm.tsx'
import type { ContactStore } from './contact.store.ts'
import { Sent } from './Sent.tsx'

export function Contact({ store }: { store: ContactStore }) {
  const state = useStore(store)
  return state.status === 'sent' ? <Sent onAgain={store.again} /> : <ContactForm state={state} store={store} />
}
