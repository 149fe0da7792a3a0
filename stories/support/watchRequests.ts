import type { MockWorker } from '../../mocks/browser.ts'

/** The page's calls to the backend during a story. */
export interface Requests {
  /** The number of pending requests. */
  pending(): number
  /** Calls that the backend does not have. */
  unknown: readonly string[]
  stop(): void
}

export function watchRequests({ worker }: MockWorker): Requests {
  const open = new Set<string>()
  const unknown: string[] = []
  const lifetime = new AbortController()
  const { signal } = lifetime
  const isCall = ({ url }: Request) => new URL(url).pathname.startsWith('/api/')
  worker.events.on('request:start', ({ request, requestId }) => void (isCall(request) && open.add(requestId)), {
    signal,
  })
  worker.events.on('request:end', ({ requestId }) => void open.delete(requestId), { signal })
  worker.events.on(
    'request:unhandled',
    ({ request }) => {
      if (isCall(request)) unknown.push(`${request.method} ${request.url}`)
    },
    { signal },
  )
  return { pending: () => open.size, unknown, stop: () => lifetime.abort() }
}
