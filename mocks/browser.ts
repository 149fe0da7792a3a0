import type { SetupWorker } from 'msw/browser'
import { setupWorker } from 'msw/browser'
import type { Situation, Switchboard } from './backend/createSwitchboard.ts'
import { createSwitchboard } from './backend/createSwitchboard.ts'
import type { PersonaName } from './backend/personas.ts'
import { sessionCookie } from './backend/sessionCookie.ts'

export interface MockWorker {
  /** Behind the calls: a test may look at what was stored, or change it. */
  backend: Switchboard['backend']
  /** MSW's own, for an answer that no fault gives: `worker.use(…)`. */
  worker: SetupWorker
  /**
   * Everything afresh: another persona, a fault, or none. Clock and language stay those of the start unless named;
   * handlers added by `use` are gone.
   */
  set(situation?: Situation): void
  /** Lets the page's requests through again and signs out. */
  stop(): Promise<void>
}

/**
 * The backend in this page, for stories and browser tests: once for each page, then `set` for each story or test. The
 * worker's script is expected at `/mockServiceWorker.js`. A call under /api/ that the backend does not know is an error,
 * everything else goes to the network.
 */
export async function startWorker(situation: Situation = {}): Promise<MockWorker> {
  const switchboard = createSwitchboard(situation)
  const worker = setupWorker(...switchboard.handlers)
  const signIn = (persona: PersonaName = 'anonymous') => {
    // biome-ignore lint/suspicious/noDocumentCookie: this very cookie signs a reader in; what could set it in its place needs https.
    document.cookie = sessionCookie(persona, switchboard.backend.now())
  }
  signIn(situation.persona)
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!isApiCall(frame.data)) return
      defaults.error()
      // Printing alone would let the request through; MSW answers with a response that is thrown.
      throw new Response(null, { status: 501, statusText: 'The backend has no such call' })
    },
  })
  return {
    backend: switchboard.backend,
    worker,
    set(next = {}) {
      switchboard.set(next)
      worker.resetHandlers()
      signIn(next.persona)
    },
    async stop() {
      signIn()
      await worker.stop()
    },
  }
}

/** MSW types what a frame carries as unknown: a request for http, a connection for sockets. */
const isApiCall = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  'request' in data &&
  data.request instanceof Request &&
  new URL(data.request.url).pathname.startsWith('/api/')
