import { getResponse } from 'msw'
import type { Language } from '#lib/site/config/config.ts'
import type { Backend } from './createBackend.ts'
import type { Fault } from './faults.ts'
import { createHandlers } from './handlers.ts'

/**
 * The backend for a separate server: the answer to a request under /api/front, `abort` when the connection is to be cut, undefined for an unknown
 * path. A `timeout` fault settles with the backend's next reset: drop the promise with the connection.
 */
export async function handleRequest(
  backend: Backend,
  request: Request,
  faults: readonly Fault[] = [],
  language: Language = 'ca',
): Promise<Response | 'abort' | undefined> {
  const handlers = createHandlers(backend, { faults: () => faults, language: () => language })
  const response = await getResponse(handlers, request)
  return response?.type === 'error' ? 'abort' : response
}
