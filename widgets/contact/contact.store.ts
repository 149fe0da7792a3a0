import { formProblem } from '#kit/forms/formProblem.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Drafts } from '#page/storage/createDrafts.ts'
import type { ContactApi } from './contact.api.ts'
import { type ContactEvent, type ContactState, open, transition } from './contact.model.ts'
import { type ContactMessage, cutMessage } from './contact.schema.ts'

export interface ContactDeps {
  api: ContactApi
  drafts: Drafts
  /** The reader's name; empty for a visitor. */
  name: () => Promise<string>
  onSent(): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface ContactStore extends ReadonlyStore<ContactState> {
  /** The text that was typed before. */
  initial(): ContactMessage
  /** The reader's name, for a form without one. */
  name(): Promise<string>
  /** Keeps the draft across a reload, a failure and a sign-in. */
  type(field: keyof ContactMessage, text: string): void
  /** Ignored while a request is pending. */
  send(message: ContactMessage): Promise<void>
  /** Shows an empty form after a sent message. */
  again(): void
}

const key = (field: keyof ContactMessage) => `contact:${field}`

export function createContactStore({ api, drafts, name, onSent }: ContactDeps): ContactStore {
  const { dispatch, ...store } = createMachine<ContactState, ContactEvent>(open, transition)
  return {
    ...store,
    initial: () => ({
      name: drafts.read(key('name')),
      message: cutMessage(drafts.read(key('message'))),
    }),
    name,
    type: (field, text) => drafts.write(key(field), text),
    async send(message) {
      if (store.getState().status === 'sending') return
      dispatch({ type: 'submitted' })
      const answer = await api.send(message)
      if (!answer.ok) return dispatch({ type: 'notSent', problem: formProblem(answer.failure, ['name', 'message']) })
      // Text typed while the request was pending is a new message.
      if (drafts.read(key('message')).trim() === message.message) drafts.clear(key('message'))
      dispatch({ type: 'accepted' })
      onSent()
    },
    again: () => dispatch({ type: 'resumed' }),
  }
}
