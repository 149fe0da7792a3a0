import { afterAll, afterEach, beforeAll } from 'vitest'
import type { MockWorker } from '../../../mocks/browser.ts'
import { startWorker } from '../../../mocks/browser.ts'
import { adoptStyles } from '../../styles/adoptStyles.ts'
import tokensCss from '../../styles/tokens.css?inline'

/**
 * The newspaper's backend, in English, behind the tests of a file, on a page with the tokens; what a test has kept in the browser goes with it.
 *
 * @returns Gives the backend, once the tests have begun: `set(…)` starts it afresh.
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
    if (!mock) throw new Error('The backend starts before the first test.')
    return mock
  }
}
