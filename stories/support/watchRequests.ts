import type { MockWorker } from '#mocks/browser.ts'

/** The page's calls to the backend during a story. */
export interface Requests {
  /** The number of calls whose answer the page does not have yet. */
  pending(): number
  /** Calls that the backend does not have. */
  unknown: readonly string[]
  stop(): void
}

const isCall = (url: string | URL) => new URL(url, window.location.href).pathname.startsWith('/api/')

/** Counts at the page's own `fetch`: the worker has sent an answer long before the page has read it. */
export function watchRequests({ worker }: MockWorker): Requests {
  const { fetch } = window
  let pending = 0
  const unknown: string[] = []
  const lifetime = new AbortController()
  const readToEnd = async (response: Promise<Response>) => {
    pending++
    try {
      await (await response).clone().arrayBuffer()
    } catch {
      // The caller of `fetch` handles the failure, a request that was aborted included.
    } finally {
      pending--
    }
  }
  window.fetch = (input, init) => {
    const response = fetch(input, init)
    if (isCall(input instanceof Request ? input.url : input)) void readToEnd(response)
    return response
  }
  worker.events.on(
    'request:unhandled',
    ({ request }) => {
      if (isCall(request.url)) unknown.push(`${request.method} ${request.url}`)
    },
    { signal: lifetime.signal },
  )
  return {
    pending: () => pending,
    unknown,
    stop() {
      lifetime.abort()
      window.fetch = fetch
    },
  }
}
