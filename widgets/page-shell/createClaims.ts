import { createStore } from 'zustand/vanilla'

/** Decides which of a page's shells is the active one. */
export interface Claims {
  /** The mounted shell that was mounted first. */
  holder(): HTMLElement | undefined
  subscribe(listener: () => void): () => void
  /** @returns Releases the claim: the next shell takes over. */
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
