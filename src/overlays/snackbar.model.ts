import type { SnackbarMessage } from './snackbar.types.ts'

/** How long a message stays that does not say so itself (content-features §9). */
export const SHOW_MS = 4000
/** Between two messages (content-features §9). */
export const PAUSE_MS = 300

/** Why a message's time does not run: the pointer or the focus is on it, or the reader is away from the page. */
export type Hold = 'pointer' | 'focus' | 'page'

/** One message at a time; the others wait. */
export type SnackbarState =
  | { status: 'idle' }
  | { status: 'showing'; message: SnackbarMessage; held: ReadonlySet<Hold>; waiting: readonly SnackbarMessage[] }
  | { status: 'pausing'; waiting: readonly SnackbarMessage[] }

export type SnackbarEvent =
  | { type: 'messageArrived'; message: SnackbarMessage }
  | { type: 'timeHeld'; by: Hold }
  | { type: 'timeReleased'; by: Hold }
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
      const holds = event.type === 'timeHeld'
      if (state.status !== 'showing' || state.held.has(event.by) === holds) return state
      const others = [...state.held].filter((by) => by !== event.by)
      return { ...state, held: new Set(holds ? [...others, event.by] : others) }
    }
    case 'messageEnded':
      return state.status === 'showing' ? { status: 'pausing', waiting: state.waiting } : state
    case 'pauseEnded': {
      if (state.status !== 'pausing') return state
      const [message, ...waiting] = state.waiting
      return message ? { status: 'showing', message, held: new Set(), waiting } : nothingShown
    }
  }
}

function add(state: SnackbarState, message: SnackbarMessage): SnackbarState {
  if (state.status === 'idle') return { status: 'showing', message, held: new Set(), waiting: [] }
  const current = state.status === 'showing' ? [state.message] : []
  if ([...current, ...state.waiting].some((it) => isSame(it, message))) return state
  return { ...state, waiting: [...state.waiting, message] }
}

/** Twenty islands that lose the same server say so once. An action belongs to its own occasion, so such a message is never the same. */
const isSame = (one: SnackbarMessage, other: SnackbarMessage) =>
  one.text === other.text && one.kind === other.kind && !one.action && !other.action
