import type { CommentsState } from '../comments.model.ts'
import type { CommentsStore } from '../comments.store.ts'

export interface StillStore extends CommentsStore {
  /** From now on the state stays as it is for whoever reads it here, or no longer. Commands go on. */
  hold(still: boolean): void
}

/**
 * The comments for a screen that can be out of sight. Meanwhile it stands still: a list of a thousand does not render for what happens elsewhere, keeps its height, and
 * does not take the reader to a comment before it can be seen.
 */
export function createStillStore(store: CommentsStore): StillStore {
  let held: CommentsState | undefined
  const listeners = new Set<Parameters<CommentsStore['subscribe']>[0]>()
  return {
    ...store,
    getState: () => held ?? store.getState(),
    subscribe(listener) {
      const end = store.subscribe((state, before) => {
        if (!held) listener(state, before)
      })
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        end()
      }
    },
    hold(still) {
      if (still === (held !== undefined)) return
      const before = store.getState()
      held = still ? before : undefined
      if (!still) for (const listener of listeners) listener(before, before)
    },
  }
}
