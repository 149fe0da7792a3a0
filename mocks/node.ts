import { setupServer } from 'msw/node'
import { createSwitchboard, type Situation, type Switchboard } from './backend/createSwitchboard.ts'

export interface MockServer extends Pick<Switchboard, 'backend'> {
  /** MSW's server; the test calls `listen` and `close`. */
  server: ReturnType<typeof setupServer>
  /** Resets everything, with another fault or none; handlers added by `use` are removed. */
  set(situation?: Situation): void
}

/** The backend for unit tests, at /api/front of any host. The reader is the subject of the request's token: see `createToken`. */
export function createMockServer(situation: Omit<Situation, 'persona'> = {}): MockServer {
  const switchboard = createSwitchboard(situation)
  const server = setupServer(...switchboard.handlers)
  return {
    backend: switchboard.backend,
    server,
    set(next = {}) {
      switchboard.set(next)
      server.resetHandlers()
    },
  }
}
