import { type SetupWorker, setupWorker } from 'msw/browser'
import { createSwitchboard, type Situation, type Switchboard } from './backend/createSwitchboard.ts'
import type { PersonaName } from './backend/personas.ts'
import { sessionCookie } from './backend/sessionCookie.ts'

export interface MockWorker {
  /** The backend's data, for tests that read or change it. */
  backend: Switchboard['backend']
  /** MSW's worker, for answers that no fault produces: `worker.use(…)`. */
  worker: SetupWorker
  /**
   * Resets everything, with another persona or fault, or none. Clock and language stay as they were unless given;
   * handlers added by `use` are removed.
   */
  set(situation?: Situation): void
  /** Stops intercepting the page's requests, and signs out. */
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
    // biome-ignore lint/suspicious/noDocumentCookie: this cookie signs a reader in, and cookieStore needs https.
    document.cookie = sessionCookie(persona, switchboard.backend.now())
  }
  signIn(situation.persona)
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!isApiCall(frame.data)) return
      defaults.error()
      // An error printed alone would let the request through; MSW answers with a response that is thrown.
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
      // The worker ends when everything is answered.
      switchboard.backend.reset()
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
