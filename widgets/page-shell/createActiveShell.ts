import { createStore } from 'zustand/vanilla'

/** Decides which of a page's shells is the active one. */
export interface ActiveShell {
  /** The mounted shell that was mounted first. */
  host(): HTMLElement | undefined
  subscribe(listener: () => void): () => void
  /** @returns Unregisters it: the next shell takes over. */
  register(host: HTMLElement): () => void
}

/** Two shells on a page are one (contract §2, "Names": once per page). */
export function createActiveShell(): ActiveShell {
  const store = createStore<readonly HTMLElement[]>()(() => [])
  return {
    host: () => store.getState()[0],
    subscribe: store.subscribe,
    register(host) {
      store.setState((hosts) => [...hosts, host], true)
      return () => store.setState((hosts) => hosts.filter((other) => other !== host), true)
    },
  }
}
