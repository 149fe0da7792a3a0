import type { ApiFailure } from '#page/api/apiFailure.ts'

/** Deleting the account. Who has a subscription cannot (reader-account §6). */
export type DeletionState =
  | { status: 'closed' }
  | { status: 'asking'; failure: ApiFailure | undefined }
  | { status: 'deleting' }
  | { status: 'impossible' }

export type DeletionEvent =
  | { type: 'wanted'; subscriber: boolean }
  | { type: 'left' }
  | { type: 'confirmed' }
  | { type: 'deleted' }
  | { type: 'refused'; failure: ApiFailure }

export const initialState: DeletionState = { status: 'closed' }

/** A subscription that this page does not know of yet. */
const hasSubscription = (failure: ApiFailure) => failure.kind === 'http' && failure.status === 409

/** An event that makes no sense in the current state leaves it unchanged. */
export function transition(state: DeletionState, event: DeletionEvent): DeletionState {
  switch (event.type) {
    case 'wanted':
      if (state.status !== 'closed') return state
      return event.subscriber ? { status: 'impossible' } : { status: 'asking', failure: undefined }
    case 'left':
      // A deletion that has been confirmed is on its way.
      return state.status === 'deleting' ? state : initialState
    case 'confirmed':
      return state.status === 'asking' ? { status: 'deleting' } : state
    case 'deleted':
      return state.status === 'deleting' ? initialState : state
    case 'refused':
      if (state.status !== 'deleting') return state
      return hasSubscription(event.failure) ? { status: 'impossible' } : { status: 'asking', failure: event.failure }
  }
}
