import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SetTimer } from '#lib/setTimer.ts'
import { showTime } from './showTime.ts'
import {
  nothingShown,
  PAUSE_MS,
  type PauseReason,
  type SnackbarEvent,
  type SnackbarState,
  transition,
} from './snackbar.model.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

export interface SnackbarStore extends Pick<StoreApi<SnackbarState>, 'getState' | 'getInitialState' | 'subscribe'> {
  show(message: SnackbarMessage): void
  /** Pauses the timer, which restarts after the last {@link SnackbarStore.resume}. */
  pause(by: PauseReason): void
  resume(by: PauseReason): void
  dismiss(): void
}

export function createSnackbarStore({ setTimer }: { setTimer: SetTimer }): SnackbarStore {
  const { getState, getInitialState, setState, subscribe } = createStore<SnackbarState>(() => nothingShown)
  let cancelTimer = () => {}

  const dispatch = (event: SnackbarEvent) => {
    const before = getState()
    const after = transition(before, event)
    setState(after, true)
    if (keepsTimer(before, after)) return
    cancelTimer()
    cancelTimer = startTimer(after)
  }
  const startTimer = (state: SnackbarState) => {
    if (state.status === 'pausing') return setTimer(() => dispatch({ type: 'pauseEnded' }), PAUSE_MS)
    if (state.status === 'showing' && state.pausedBy.size === 0)
      return setTimer(() => dispatch({ type: 'messageEnded' }), showTime(state.message))
    return () => {}
  }
  return {
    getState,
    getInitialState,
    subscribe,
    show: (message) => dispatch({ type: 'messageArrived', message }),
    pause: (by) => dispatch({ type: 'timerPaused', by }),
    resume: (by) => dispatch({ type: 'timerResumed', by }),
    dismiss: () => dispatch({ type: 'messageEnded' }),
  }
}

/** Whether the running timer still fits, because only the queue behind the message grew. */
const keepsTimer = (before: SnackbarState, after: SnackbarState) =>
  before.status === after.status &&
  (after.status !== 'showing' ||
    (before.status === 'showing' &&
      before.message === after.message &&
      before.pausedBy.size > 0 === after.pausedBy.size > 0))
