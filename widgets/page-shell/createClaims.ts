import { createStore } from 'zustand/vanilla'

/** Which of a page's shells does the work. */
export interface Claims {
  /** The one that was there first of those that are there. */
  holder(): HTMLElement | undefined
  subscribe(listener: () => void): () => void
  /** @returns Gives the claim back: the next one takes over. */
  claim(host: HTMLElement): () => void
}

/** Two shells on a page are one (contract §2, "Names": once per page). */
export function createClaims(): Claims {
  const store = createStore<readonly HTMLElement[]>()(() => [])
  return {
    holder: () => store.getState()[0],
    subscribe: store.subscribe,
    claim(host) {
      store.setState((hosts) => [...hosts, host], true)
      return () => store.setState((hosts) => hosts.filter((other) => other !== host), true)
    },
  }
}
