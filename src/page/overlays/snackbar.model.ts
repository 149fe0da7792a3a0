import type { SnackbarMessage } from './snackbar.types.ts'

/** Between two messages (content-features §9). */
export const PAUSE_MS = 300

/** Why a message's timer is paused: the pointer or the focus is on it, or the tab is hidden. */
export type PauseReason = 'pointer' | 'focus' | 'page'

/** One message at a time; the others are queued. */
export type SnackbarState =
  | { status: 'idle' }
  | {
      status: 'showing'
      message: SnackbarMessage
      pausedBy: ReadonlySet<PauseReason>
      queue: readonly SnackbarMessage[]
    }
  | { status: 'pausing'; queue: readonly SnackbarMessage[] }

export type SnackbarEvent =
  | { type: 'messageArrived'; message: SnackbarMessage }
  | { type: 'timerPaused'; by: PauseReason }
  | { type: 'timerResumed'; by: PauseReason }
  /** It timed out, its action was taken, or the reader dismissed it. */
  | { type: 'messageEnded' }
  | { type: 'pauseEnded' }

export const nothingShown: SnackbarState = { status: 'idle' }

export function transition(state: SnackbarState, event: SnackbarEvent): SnackbarState {
  switch (event.type) {
    case 'messageArrived':
      return add(state, event.message)
    case 'timerPaused':
    case 'timerResumed': {
      const pauses = event.type === 'timerPaused'
      if (state.status !== 'showing' || state.pausedBy.has(event.by) === pauses) return state
      const others = [...state.pausedBy].filter((by) => by !== event.by)
      return { ...state, pausedBy: new Set(pauses ? [...others, event.by] : others) }
    }
    case 'messageEnded':
      return state.status === 'showing' ? { status: 'pausing', queue: state.queue } : state
    case 'pauseEnded': {
      if (state.status !== 'pausing') return state
      const [message, ...queue] = state.queue
      return message ? { status: 'showing', message, pausedBy: new Set(), queue } : nothingShown
    }
  }
}

function add(state: SnackbarState, message: SnackbarMessage): SnackbarState {
  if (state.status === 'idle') return { status: 'showing', message, pausedBy: new Set(), queue: [] }
  const current = state.status === 'showing' ? [state.message] : []
  if ([...current, ...state.queue].some((it) => isSame(it, message))) return state
  const queue = state.queue.filter((it) => !isReplacedBy(it, message))
  // Not while the reader is on it: the text would change under the pointer, or the focus be lost.
  const free = state.status === 'showing' && !state.pausedBy.has('pointer') && !state.pausedBy.has('focus')
  return free && isReplacedBy(state.message, message)
    ? { ...state, message, queue }
    : { ...state, queue: [...queue, message] }
}

const isReplacedBy = ({ widget }: SnackbarMessage, later: SnackbarMessage) =>
  widget !== undefined && widget === later.widget

/** Twenty islands that lose the same server show one message. Messages with an action are never duplicates: each action is its own. */
const isSame = (one: SnackbarMessage, other: SnackbarMessage) =>
  one.text === other.text && one.kind === other.kind && !one.action && !other.action
