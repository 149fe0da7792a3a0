import { createSeededThreads } from '#mocks/backend/comments/createSeededThreads.ts'
import { type Backend, createBackend } from '#mocks/backend/createBackend.ts'

/** How many visitors' backends are kept. */
const LIMIT = 40

/** A backend for each visitor, so that they do not see each other's changes; the least recently used is dropped first. */
export function createBackends(now: () => Date) {
  const backends = new Map<string, Backend>()
  const seededThreads = createSeededThreads()
  const fresh = () => createBackend({ now, seededThreads })
  return {
    /** As every visitor’s begins. */
    fresh,
    of(visitor: string): Backend {
      const backend = backends.get(visitor) ?? fresh()
      // A map keeps the order of insertion, so a visitor who returns moves to the end.
      backends.delete(visitor)
      backends.set(visitor, backend)
      const [oldest] = backends.keys()
      if (backends.size > LIMIT && oldest !== undefined) backends.delete(oldest)
      return backend
    },
    forget(visitor: string): void {
      backends.delete(visitor)
    },
  }
}

export type Backends = ReturnType<typeof createBackends>
