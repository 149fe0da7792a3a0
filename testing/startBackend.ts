import { afterAll, afterEach, beforeAll } from 'vitest'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import tokensCss from '#kit/styles/tokens.css?inline'
import { type MockWorker, startWorker } from '#mocks/browser.ts'

/**
 * Starts the newspaper's backend, in English, for the tests of a file, on a page with the style tokens. Clears the browser's storage after each test.
 *
 * @returns Returns the backend inside a test: `set(…)` resets it.
 */
export function startBackend(): () => MockWorker {
  let mock: MockWorker | undefined
  beforeAll(async () => {
    mock = await startWorker({ language: 'en' })
    adoptStyles(document, [tokensCss])
  })
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', window.location.pathname)
  })
  afterAll(() => mock?.stop())
  return () => {
    if (!mock) throw new Error('The backend is available only inside tests.')
    return mock
  }
}
