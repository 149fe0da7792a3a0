import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { Edition } from './editions.schema.ts'

export type EditionsState =
  | { status: 'loading' }
  | { status: 'loaded'; editions: readonly Edition[] }
  | { status: 'failed'; failure: ApiFailure; retrying: boolean }

export type EditionsEvent =
  | { type: 'requested' }
  | { type: 'arrived'; editions: readonly Edition[] }
  | { type: 'failed'; failure: ApiFailure }

export const initialState: EditionsState = { status: 'loading' }

export function transition(state: EditionsState, event: EditionsEvent): EditionsState {
  switch (event.type) {
    case 'requested':
      return state.status === 'failed' ? { ...state, retrying: true } : state
    case 'arrived':
      return { status: 'loaded', editions: event.editions }
    case 'failed':
      return { status: 'failed', failure: event.failure, retrying: false }
  }
}
