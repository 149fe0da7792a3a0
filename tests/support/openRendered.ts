import type { Page } from 'playwright'
import { holdRequests } from './holdRequests.ts'
import { recordLayoutShifts } from './layoutShifts.ts'
import { renderOnServer } from './renderOnServer.ts'

/** The library's files besides its script, which come later on a slow network. */
export const CHUNKS = /\/quiosc\/.*chunks\//

/**
 * Opens an address of the newspaper with its markers rendered, and the library's files held back.
 *
 * @returns The markers that were not rendered, the page's requests with their queries, and how far it has moved; `release` lets the files go.
 */
export async function openRendered(page: Page, url: string, engine: 'react' | 'lite') {
  const unrendered = await renderOnServer(page, engine)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requests.push(`${request.method()} ${pathname}${search}`)
  })
  const release = await holdRequests(page, CHUNKS)
  const shifts = await recordLayoutShifts(page)
  await page.goto(url, { waitUntil: 'commit' })
  // Fonts that come later move the page too, and are no widget's fault.
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(() => document.fonts.ready)
  return { requests, release, shifts, unrendered }
}
