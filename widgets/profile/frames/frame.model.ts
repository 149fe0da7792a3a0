/** A page in a frame. A page that may not be framed counts as loaded, because a browser does not tell: the way on is offered there too. */
export type FrameState = { status: 'loading' } | { status: 'slow' } | { status: 'loaded' }

export type FrameEvent = { type: 'loaded' } | { type: 'waited' }

/** Milliseconds after which a frame that has not loaded shows a way on. */
export const FRAME_WAIT = 8000

export const initialState: FrameState = { status: 'loading' }

export function transition(state: FrameState, event: FrameEvent): FrameState {
  if (event.type === 'loaded') return state.status === 'loaded' ? state : { status: 'loaded' }
  return state.status === 'loading' ? { status: 'slow' } : state
}
