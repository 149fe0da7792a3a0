import type { FormProblem } from '#kit/forms/formProblem.ts'

export type ContactState = { status: 'open'; problem?: FormProblem } | { status: 'sending' } | { status: 'sent' }

export type ContactEvent =
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'notSent'; problem: FormProblem }
  /** The reader wants to write another message. */
  | { type: 'resumed' }

export const open: ContactState = { status: 'open' }

export function transition(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'submitted':
      return { status: 'sending' }
    case 'accepted':
      return state.status === 'sending' ? { status: 'sent' } : state
    case 'notSent':
      return state.status === 'sending' ? { status: 'open', problem: event.problem } : state
    case 'resumed':
      return state.status === 'sent' ? open : state
  }
}
