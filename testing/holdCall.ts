import { http } from 'msw/http'
import { onTestFinished } from 'vitest'
import { type CallName, calls } from '#mocks/backend/calls.ts'
import type { MockWorker } from '#mocks/browser.ts'

/** Holds a call's answers until the returned function is called, or the test ends. */
export function holdCall({ worker }: MockWorker, name: CallName): () => void {
  const { method, path } = calls[name]
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Returning nothing passes the request on to the backend.
  const waiting = async ({ request }: { request: Request }) => {
    if (request.method === method) await released
  }
  worker.use(http.all(`*/api/front${path}`, waiting))
  onTestFinished(release)
  return release
}
