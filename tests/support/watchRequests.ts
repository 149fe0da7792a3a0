import type { Page, Request } from 'playwright'
import { expect, vi } from 'vitest'
import { CONDITION_MS } from '#testing/limits.ts'

const OFTEN = { timeout: CONDITION_MS, interval: 20 }

/** Waits until the page's load is over: no request is pending, the fonts have loaded, and two frames were drawn without a new request. */
export type Settled = () => Promise<void>

/** Counts a page's requests from now on, its documents, scripts and pictures included. */
export function watchRequests(page: Page): Settled {
  const pending = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    // The requests of the document before end with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    pending.add(request)
    begun++
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    let known = -1
    while (begun !== known) {
      await vi.waitFor(() => expect([...pending].map((request) => request.url())).toEqual([]), OFTEN)
      known = begun
      await page.evaluate(idle)
    }
  }
}

/** In the page: resolves when the fonts have loaded, two frames were drawn since, and nothing else is to be done. */
async function idle(): Promise<void> {
  await document.fonts.ready
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestIdleCallback(resolve))
}
