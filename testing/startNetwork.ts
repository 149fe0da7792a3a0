import { type SetupWorker, setupWorker } from 'msw/browser'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** A faked network for a test file, with `use(…)` in each test. Clears the browser's storage after each test. */
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
