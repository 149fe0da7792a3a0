import type { BrowserContextOptions, CDPSession, Page } from 'playwright'
import { afterAll } from 'vitest'
import { type OpenedPage, openPage } from './openPage.ts'
import { type Settled, watchRequests } from './watchRequests.ts'

export interface ReusedPage extends OpenedPage {
  settled: Settled
}

/**
 * A page that tests which only look at what is shown use one after the other: in a new browser context a visit takes twice as long. Everything that the
 * visits before could have left is removed, cookies, storage, workers and routes; the browser's own cache stays.
 *
 * @param blank The address of a document of the site that leaves nothing behind.
 * @param prepare Called once, before the first visit.
 * @returns Gives the page to a test, as in a new context, on the blank document.
 */
export function reusePage(
  blank: () => string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): () => Promise<ReusedPage> {
  let opened: Promise<ReusedPage & { cdp: CDPSession }> | undefined
  afterAll(async () => {
    await (await opened)?.context.close()
  })

  const open = async () => {
    const { page, context, problems } = await openPage(options)
    await context.addInitScript(() => {
      // A document without an origin has none.
      if (window.origin !== 'null') sessionStorage.clear()
    })
    await prepare(page)
    return { page, context, problems, settled: watchRequests(page), cdp: await context.newCDPSession(page) }
  }

  return async () => {
    opened ??= open()
    const { cdp, ...reused } = await opened
    await reused.page.unrouteAll()
    // The document before ends first: it may save something when it does.
    await reused.page.goto(blank())
    await cdp.send('Storage.clearDataForOrigin', { origin: new URL(blank()).origin, storageTypes: 'all' })
    reused.problems.errors.length = 0
    return reused
  }
}
