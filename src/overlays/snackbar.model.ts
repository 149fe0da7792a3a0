import type { SnackbarMessage } from './snackbar.types.ts'

/** How long a message stays that does not say so itself (content-features §9). */
export const SHOW_MS = 4000
/** Between two messages (content-features §9). */
export const PAUSE_MS = 300

/** One message at a time; the others wait. */
export type SnackbarState =
  | { status: 'idle' }
  /** `held` while the reader is on it, or away from the page: its time does not run. */
  | { status: 'showing'; message: SnackbarMessage; held: boolean; waiting: readonly SnackbarMessage[] }
  | { status: 'pausing'; waiting: readonly SnackbarMessage[] }

export type SnackbarEvent =
  | { type: 'messageArrived'; message: SnackbarMessage }
  | { type: 'timeHeld' }
  | { type: 'timeReleased' }
  /** Its time was up, its action was taken, or the reader sent it away. */
  | { type: 'messageEnded' }
  | { type: 'pauseEnded' }

export const nothingShown: SnackbarState = { status: 'idle' }

export function transition(state: SnackbarState, event: SnackbarEvent): SnackbarState {
  switch (event.type) {
    case 'messageArrived':
      return add(state, event.message)
    case 'timeHeld':
    case 'timeReleased': {
      const held = event.type === 'timeHeld'
      return state.status === 'showing' && state.held !== held ? { ...state, held } : state
    }
    case 'messageEnded':
      return state.status === 'showing' ? { status: 'pausing', waiting: state.waiting } : state
    case 'pauseEnded': {
      if (state.status !== 'pausing') return state
      const [message, ...waiting] = state.waiting
      return message ? { status: 'showing', message, held: false, waiting } : nothingShown
    }
  }
}

function add(state: SnackbarState, message: SnackbarMessage): SnackbarState {
  if (state.status === 'idle') return { status: 'showing', message, held: false, waiting: [] }
  const current = state.status === 'showing' ? [state.message] : []
  if ([...current, ...state.waiting].some((it) => isSame(it, message))) return state
  return { ...state, waiting: [...state.waiting, message] }
}

/** Twenty islands that lose the same server say so once. An action belongs to its own occasion, so such a message is never the same. */
const isSame = (one: SnackbarMessage, other: SnackbarMessage) =>
  one.text === other.text && one.kind === other.kind && !one.action && !other.action
