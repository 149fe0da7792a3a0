import type { ApiFailure } from '../api/apiFailure.ts'

/** One answer of the server. */
export type ResourceState<Value> =
  /** Nothing has been asked for. */
  | { status: 'idle' }
  | { status: 'loading' }
  /** `retrying`: the message keeps its place and the focus while it is requested again. */
  | { status: 'failed'; failure: ApiFailure; retrying: boolean }
  | { status: 'ready'; value: Value }

/** Events, named in the past tense. */
export type ResourceEvent<Value> =
  | { type: 'requested' }
  | { type: 'received'; value: Value }
  | { type: 'failed'; failure: ApiFailure }
  /** The answer was another reader's. */
  | { type: 'readerChanged' }

/** Pure. An answer stays while it is requested anew, and also if that fails. */
export function transitionResource<Value>(
  state: ResourceState<Value>,
  event: ResourceEvent<Value>,
): ResourceState<Value> {
  switch (event.type) {
    case 'requested':
      if (state.status === 'failed') return { ...state, retrying: true }
      return state.status === 'idle' ? { status: 'loading' } : state
    case 'received':
      return { status: 'ready', value: event.value }
    case 'failed':
      return state.status === 'ready' ? state : { status: 'failed', failure: event.failure, retrying: false }
    case 'readerChanged':
      return { status: 'idle' }
  }
}
