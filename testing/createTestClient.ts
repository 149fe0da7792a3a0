import { vi } from 'vitest'
import { type ApiClientOptions, createApiClient } from '#page/api/createApiClient.ts'
import { createErrorList } from '#page/api/errorList.ts'

/** The page's client over the test's faked network; a visitor's by default. */
export function createTestClient(options: Partial<ApiClientOptions> = {}) {
  const errors = createErrorList()
  const report = vi.fn()
  const client = createApiClient({
    apiBase: '/api/front',
    hosts: [],
    pageUrl: window.location.href,
    token: () => undefined,
    onUnauthorized: () => undefined,
    errors,
    describe: (message) => message,
    report,
    fetch: (input, init) => fetch(input, init),
    loadSender: () => import('#page/api/sendRequest.ts'),
    ...options,
  })
  return { client, errors, report }
}
