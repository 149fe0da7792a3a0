import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Hold, SnackbarEvent, SnackbarState } from './snackbar.model.ts'
import { nothingShown, PAUSE_MS, SHOW_MS, transition } from './snackbar.model.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

/** Runs `act` after so many milliseconds; returns what calls it off. */
export type SetTimer = (act: () => void, ms: number) => () => void

export interface SnackbarStore extends Pick<StoreApi<SnackbarState>, 'getState' | 'getInitialState' | 'subscribe'> {
  show(message: SnackbarMessage): void
  /** The time stops, and starts anew after the last {@link SnackbarStore.release}. */
  hold(by: Hold): void
  release(by: Hold): void
  dismiss(): void
}

export function createSnackbarStore({ setTimer }: { setTimer: SetTimer }): SnackbarStore {
  const { getState, getInitialState, setState, subscribe } = createStore<SnackbarState>(() => nothingShown)
  let callOff = () => {}

  const send = (event: SnackbarEvent) => {
    const before = getState()
    const after = transition(before, event)
    setState(after, true)
    if (isTimed(before, after)) return
    callOff()
    callOff = time(after)
  }
  const time = (state: SnackbarState) => {
    if (state.status === 'pausing') return setTimer(() => send({ type: 'pauseEnded' }), PAUSE_MS)
    if (state.status === 'showing' && state.held.size === 0)
      return setTimer(() => send({ type: 'messageEnded' }), state.message.timeout ?? SHOW_MS)
    return () => {}
  }
  return {
    getState,
    getInitialState,
    subscribe,
    show: (message) => send({ type: 'messageArrived', message }),
    hold: (by) => send({ type: 'timeHeld', by }),
    release: (by) => send({ type: 'timeReleased', by }),
    dismiss: () => send({ type: 'messageEnded' }),
  }
}

/** The timer that runs still fits: only the queue behind it grew. */
const isTimed = (before: SnackbarState, after: SnackbarState) =>
  before.status === after.status &&
  (after.status !== 'showing' ||
    (before.status === 'showing' && before.message === after.message && before.held.size > 0 === after.held.size > 0))
