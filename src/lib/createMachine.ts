import { createStore, type StoreApi } from 'zustand/vanilla'

/** A store as views and islands get it: they read and subscribe, and change it through its owner's commands only. */
export type ReadonlyStore<State> = Omit<StoreApi<State>, 'setState'>

/** A vanilla store that changes by events alone. */
export interface Machine<State, Event> extends ReadonlyStore<State> {
  /** Replaces the state by what the transition makes of it. Returns nothing, so that a command can end with it. */
  dispatch(event: Event): void
}

/**
 * A state machine, for a store whose changes depend on its state. One that is a setter, or two, uses zustand plainly.
 *
 * @param transition Pure. It returns the same state for an event that does not apply, which then notifies nobody.
 */
export function createMachine<State, Event>(
  initial: State,
  transition: (state: State, event: Event) => State,
): Machine<State, Event> {
  const { setState, ...store } = createStore<State>()(() => initial)
  return { ...store, dispatch: (event) => setState((state) => transition(state, event), true) }
}
