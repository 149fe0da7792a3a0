import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { formProblem } from '../../src/forms/formProblem.ts'
import type { Drafts } from '../../src/storage/createDrafts.ts'
import type { ContactApi } from './contact.api.ts'
import type { ContactEvent, ContactState } from './contact.model.ts'
import { open, transition } from './contact.model.ts'
import type { ContactMessage } from './contact.schema.ts'
import { cutMessage } from './contact.schema.ts'

export interface ContactNeeds {
  api: ContactApi
  drafts: Drafts
  /** The reader's own name, where it is known. */
  name: () => string
  onSent(): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface ContactStore extends Omit<StoreApi<ContactState>, 'setState'> {
  /** What the form begins with: what was typed before, or what is known. */
  initial(): ContactMessage
  /** Keeps what is typed over a reload, a failure and a sign-in. */
  type(field: keyof ContactMessage, text: string): void
  /** Once however often it is called meanwhile. */
  send(message: ContactMessage): Promise<void>
  /** Gives an empty form after a message that was sent. */
  again(): void
}

const key = (field: keyof ContactMessage) => `contact:${field}`

export function createContactStore({ api, drafts, name, onSent }: ContactNeeds): ContactStore {
  const { setState, ...store } = createStore<ContactState>()(() => open)
  const send = (event: ContactEvent) => setState((state) => transition(state, event), true)
  return {
    ...store,
    initial: () => ({
      name: drafts.read(key('name')) || name(),
      message: cutMessage(drafts.read(key('message'))),
    }),
    type: (field, text) => drafts.write(key(field), text),
    async send(message) {
      if (store.getState().status === 'sending') return
      send({ type: 'submitted' })
      const answer = await api.send(message)
      if (!answer.ok) return send({ type: 'notSent', problem: formProblem(answer.failure, ['name', 'message']) })
      // What has been typed meanwhile is another message.
      if (drafts.read(key('message')).trim() === message.message) drafts.clear(key('message'))
      send({ type: 'accepted' })
      onSent()
    },
    again: () => send({ type: 'resumed' }),
  }
}
