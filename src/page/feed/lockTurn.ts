import type { FeedTurn } from './feedWatch.types.ts'

/** How long tabs that cannot lock let the one that asked last go first: many times what a message between tabs takes, little beside a period. */
const GRACE_MS = 10_000

/**
 * Takes turns by a Web Lock, held during a request. Without locks a tab learns from the plan of another that it has asked, which is why the others begin
 * some seconds later.
 *
 * @param locks Of the browser, undefined where there are none (insecure pages, some web views).
 */
export function lockTurn(locks: Pick<LockManager, 'request'> | undefined, name: string): FeedTurn {
  if (!locks) return { grace: GRACE_MS, run: (task) => task() }
  return {
    grace: 0,
    async run(task) {
      let answered = false
      try {
        await locks.request(name, { ifAvailable: true }, async (lock) => {
          answered = true
          if (lock) await task()
        })
      } catch (error) {
        if (answered) throw error
        // A sandboxed frame may not lock.
        await task()
      }
    },
  }
}
