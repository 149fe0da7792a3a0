import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type { ProfileCard } from './reader.schema.ts'

/** Another reader's profile. What is known stays visible while it is read again. */
export type ReaderState =
  | { status: 'loading'; request: number; card: ProfileCard | undefined }
  | { status: 'failed'; request: number; card: undefined; failure: ApiFailure }
  | { status: 'ready'; request: number; card: ProfileCard }

export type ReaderEvent =
  | { type: 'requested' }
  | { type: 'arrived'; request: number; card: ProfileCard }
  | { type: 'failed'; request: number; failure: ApiFailure }

export const unread: ReaderState = { status: 'loading', request: 0, card: undefined }

/** An answer to an earlier request than the last changes nothing. */
export function transition(state: ReaderState, event: ReaderEvent): ReaderState {
  const { card } = state
  if (event.type === 'requested') return { status: 'loading', request: state.request + 1, card }
  if (state.status !== 'loading' || event.request !== state.request) return state
  const { request } = state
  if (event.type === 'arrived') return { status: 'ready', request, card: event.card }
  // Reading it again is for the counts alone.
  return card ? { status: 'ready', request, card } : { status: 'failed', request, card, failure: event.failure }
}
