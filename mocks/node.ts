import { setupServer } from 'msw/node'
import type { Situation, Switchboard } from './backend/createSwitchboard.ts'
import { createSwitchboard } from './backend/createSwitchboard.ts'

export interface MockServer extends Pick<Switchboard, 'backend'> {
  /** MSW's own: `listen` and `close` are the test's to call. */
  server: ReturnType<typeof setupServer>
  /** Everything afresh, with another fault or none; handlers added by `use` are gone. */
  set(situation?: Situation): void
}

/** The backend for unit tests, at /api/front of any host. Who reads is whom the request's token names: see `createToken`. */
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
