import type { Browser, Page } from 'playwright'
import { longestTask } from './longestTask.ts'
import { openSlowPage } from './openSlowPage.ts'

/** How long the feed is when the updates begin, and how many come, one a second. */
const MESSAGES = 2000
const UPDATES = 120

/** Messages of an answer. */
const SIZE = 200

/** The one that is read: in the middle. */
const READ = MESSAGES / 2

const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** A page of messages comes in steps, which take a slow processor a while. */
const PATIENCE_MS = 120_000

/** The cost of two minutes of a long live to a reader who is in the middle of it. */
export interface LiveFollowing {
  /** Milliseconds of processor time. */
  longestTask: number
  /** CSS pixels by which what is read has been away from its place, in any frame. */
  movement: number
  /** The heap, collected: kB that it has grown by for each message that came. */
  kilobytes: number
  /** The same for elements and texts of the document. */
  nodes: number
}

const message = (id: number) => ({
  id,
  type: 'feed-breu',
  title: `Message ${id}`,
  html: `<p>${'What has happened, and <strong>what comes next</strong>. '.repeat(1 + (id % 5))}</p>`,
  publishedDate: new Date(id * MINUTE_MS).toISOString(),
})

/** Answers the live calls with as many messages as the feed is to have. */
const answerLive = (page: Page) =>
  page.route('**/live/4801/messages/*', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const known = searchParams.get('messageId')
    if (pathname.endsWith('newest') && known !== null) return route.fulfill({ json: { response: { messages: [] } } })
    const newest = known === null ? MESSAGES : Number(known) - 1
    const messages = Array.from({ length: Math.min(SIZE, newest) }, (_, index) => message(newest - index))
    return route.fulfill({ json: { response: { messages, hasMoreResults: newest > SIZE } } })
  })

/** Loads all messages and scrolls to the one that is read; in each frame from then on its distance from there is noted. */
async function begin(page: Page): Promise<void> {
  // Not by their role, which a slow processor takes long to find out.
  const articles = page.locator('[part=message]')
  for (let count = SIZE; ; count += SIZE) {
    await articles.nth(count - 1).waitFor({ state: 'attached', timeout: PATIENCE_MS })
    if (count === MESSAGES) break
    await page.locator('[part=more]').click()
  }
  const read = page.getByRole('heading', { name: `Message ${READ}`, exact: true })
  await read.evaluate(async (heading) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    heading.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let frames = 0; frames < 30; frames++) await frame()
    const { top } = heading.getBoundingClientRect()
    const noted = { movement: 0 }
    Object.assign(window, { noted })
    const note = () => {
      noted.movement = Math.max(noted.movement, Math.abs(heading.getBoundingClientRect().top - top))
      requestAnimationFrame(note)
    }
    note()
  })
}

/** Sends the updates as another tab of the browser does. */
const update = (page: Page) =>
  page.evaluate(
    async ({ news, period }) => {
      const tab = new BroadcastChannel('quiosc-live/live/4801')
      for (const one of news) {
        tab.postMessage({ answer: { since: String(one.id - 1), messages: [one] } })
        await new Promise((resolve) => setTimeout(resolve, period))
      }
      tab.close()
    },
    { news: Array.from({ length: UPDATES }, (_, index) => message(MESSAGES + 1 + index)), period: SECOND_MS },
  )

/** One visit: two thousand messages, and one more a second for two minutes. */
export async function followLive(browser: Browser, url: string, engine: string): Promise<LiveFollowing> {
  const { page, close } = await openSlowPage(browser, `${url}/directe/temporal?persona=anonymous&engine=${engine}`)
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const measure = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value]))
    }
    await answerLive(page)
    await page.reload()
    await begin(page)
    const before = await measure()
    const task = await longestTask(page, () => update(page))
    const after = await measure()
    const grown = (name: string) => ((after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN)) / UPDATES
    const movement = await page.evaluate(() =>
      'noted' in window ? (window.noted as { movement: number }).movement : -1,
    )
    return { longestTask: task, movement, kilobytes: grown('JSHeapUsedSize') / 1000, nodes: grown('Nodes') }
  } finally {
    await close()
  }
}
