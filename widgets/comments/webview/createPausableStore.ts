import type { CommentsState } from '../list/comments.model.ts'
import type { CommentsStore } from '../list/comments.store.ts'

export interface PausableStore extends CommentsStore {
  /** While paused, readers of this store see the state as it was; commands still work. */
  pause(still: boolean): void
}

/**
 * The comments for a screen that may be hidden. While hidden it is paused: a list of a thousand does not render for changes elsewhere, keeps its
 * height, and does not scroll to a comment before it is visible.
 */
export function createPausableStore(store: CommentsStore): PausableStore {
  let pausedState: CommentsState | undefined
  const listeners = new Set<Parameters<CommentsStore['subscribe']>[0]>()
  return {
    ...store,
    getState: () => pausedState ?? store.getState(),
    subscribe(listener) {
      const end = store.subscribe((state, before) => {
        if (!pausedState) listener(state, before)
      })
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        end()
      }
    },
    pause(still) {
      if (still === (pausedState !== undefined)) return
      const before = store.getState()
      pausedState = still ? before : undefined
      if (!still) for (const listener of listeners) listener(before, before)
    },
  }
}
