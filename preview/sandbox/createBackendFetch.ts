import { getResponse, type RequestHandler } from 'msw'
import { TOKEN_NAME } from '#lib/site/limits.ts'

export interface BackendFetch {
  fetch: typeof window.fetch
  /** How many answers of the backend the page does not have yet. */
  pending(): number
  /** Leaves all calls without an answer, as of a page that is gone: a failure would be tried again, or kept. */
  leave(): void
}

export interface BackendFetchOptions {
  /** Those of the moment. */
  handlers(): readonly RequestHandler[]
  /** The browser's own. */
  fetch: typeof window.fetch
  /** Whether the backend should know a request. */
  isCall(url: URL): boolean
  /** Told of a request that would have written and was kept back. */
  onKept(what: string): void
}

const never = () => new Promise<never>(() => {})

const readsOnly = (method: string) => method === 'GET' || method === 'HEAD'

/** Answers as a network would: rejects where the connection is cut or the caller gives up. */
async function answerOf(handlers: readonly RequestHandler[], request: Request): Promise<Response | undefined> {
  const { signal } = request
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const response = await Promise.race([getResponse([...handlers], request.clone()), aborted])
  if (response?.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

/**
 * The page's `fetch` while it is previewed: calls are answered by the catalogue's backend, which is in this page. Other requests that read go to the network, and
 * other requests that write go nowhere.
 */
export function createBackendFetch({ handlers, fetch, isCall, onKept }: BackendFetchOptions): BackendFetch {
  let pending = 0
  let left = new AbortController()
  const tokens = new Set<string>()
  const goneTokens = new Set<string>()

  const answerCall = async (request: Request): Promise<Response> => {
    const { signal } = left
    const token = request.headers.get(TOKEN_NAME)
    // A press just before may only now have become a request.
    if (token && goneTokens.has(token)) return never()
    if (token) tokens.add(token)
    pending++
    try {
      const response = await answerOf(handlers(), request)
      return response ?? new Response(null, { status: 501, statusText: 'The backend has no such call' })
    } finally {
      // The code that reads the answer runs first.
      setTimeout(() => signal.aborted || pending--)
      if (signal.aborted) await never()
    }
  }

  return {
    pending: () => pending,
    leave() {
      left.abort()
      for (const token of tokens) goneTokens.add(token)
      tokens.clear()
      left = new AbortController()
      pending = 0
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      if (isCall(new URL(request.url))) return answerCall(request)
      // Pictures and papers that no staging site has.
      const drawn = await answerOf(handlers(), request)
      if (drawn) return drawn
      if (readsOnly(request.method)) return fetch(request)
      onKept(`${request.method} ${request.url}`)
      return new Response(null, { status: 204 })
    },
  }
}
