import type { SetupWorker } from 'msw/browser'
import { setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** A faked network for a file's tests, `use(…)` for each; what a test's page has kept in the browser goes with the test. */
export function startNetwork(): SetupWorker {
  const worker = setupWorker()
  beforeAll(() => worker.start({ quiet: true }))
  afterEach(() => {
    worker.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => worker.stop())
  return worker
}
