/** Why a position has no ad from the start: who reads, the paywall, the column's height, the page's configuration, the reader's answer. */
export type Obstacle = 'reader' | 'paywall' | 'column' | 'configuration' | 'consent'

export type AdState =
  /** The reader, or their answer, is not known yet. */
  | { status: 'waiting' }
  /** The ad service has been asked. */
  | { status: 'loading' }
  | { status: 'shown' }
  /** The service has none. */
  | { status: 'empty' }
  /** The service did not come or answer, or has sent what does not fit. */
  | { status: 'failed' }
  /** Closed by the reader, or scrolled away. For this page it stays so. */
  | { status: 'closed' }
  | { status: 'hidden'; obstacle: Obstacle }

export type AdEvent =
  | { type: 'allowed' }
  | { type: 'hindered'; obstacle: Obstacle }
  | { type: 'rendered' }
  | { type: 'emptied' }
  | { type: 'failed' }
  | { type: 'closed' }

export const initialState: AdState = { status: 'waiting' }

/** Whether the service has been, or is, asked for this position. */
export const isRequested = ({ status }: AdState): boolean => status === 'loading' || status === 'shown'

/** An event that does not apply to the current state leaves it unchanged. */
export function transition(state: AdState, event: AdEvent): AdState {
  if (state.status === 'closed') return state
  switch (event.type) {
    case 'allowed':
      return state.status === 'waiting' || state.status === 'hidden' ? { status: 'loading' } : state
    case 'hindered':
      return { status: 'hidden', obstacle: event.obstacle }
    case 'rendered':
      return state.status === 'loading' ? { status: 'shown' } : state
    case 'emptied':
      return isRequested(state) ? { status: 'empty' } : state
    case 'failed':
      return isRequested(state) ? { status: 'failed' } : state
    case 'closed':
      return { status: 'closed' }
  }
}
