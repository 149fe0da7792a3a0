import type { ApiFailure } from '../../src/api/apiFailure.ts'

export type ContactState =
  | { status: 'open' }
  | { status: 'sending' }
  | { status: 'lost'; failure: ApiFailure }
  | { status: 'sent' }

export type ContactEvent =
  | { type: 'submitted' }
  | { type: 'accepted' }
  | { type: 'failed'; failure: ApiFailure }
  /** The reader has more to say. */
  | { type: 'resumed' }

export const open: ContactState = { status: 'open' }

export function transition(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'submitted':
      return { status: 'sending' }
    case 'accepted':
      return state.status === 'sending' ? { status: 'sent' } : state
    case 'failed':
      return state.status === 'sending' ? { status: 'lost', failure: event.failure } : state
    case 'resumed':
      return state.status === 'sent' ? open : state
  }
}
