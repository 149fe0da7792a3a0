import type { Browser, Page, Route } from 'playwright'
import { footprint } from '#tests/support/footprint.ts'
import { t } from '#tests/support/loadIntl.ts'
import { cardsMessages, messages } from '#widgets/profile/profile.messages.ts'
import { longestTask } from './longestTask.ts'

/** Rows of the list, of which the server sends this many at once: ten times as many as the newspaper's, which would take the bench minutes to press through. */
const ROWS = 10_000
const PAGE_SIZE = 200

/** Rows at which the memory is measured first. */
const FEW_ROWS = 1000

/** CSS pixels of the list in sight. */
const SCREEN = 700

/** The cost of a list of ten thousand rows. */
export interface LongList {
  /** Milliseconds of processor time, from opening the list to its end and back to its beginning. */
  longestTask: number
  /** Elements more in the document with all rows than with a thousand. */
  nodes: number
  /** Bytes of memory per row beyond a thousand: its data. */
  bytesPerRow: number
}

/** The newspaper's first page of the list, repeated under other ids. */
async function answerInLargePages(route: Route): Promise<void> {
  const page = Number(new URL(route.request().url()).searchParams.get('page'))
  const answer = await route.fetch({
    url: route
      .request()
      .url()
      .replace(/page=\d+/, 'page=1'),
  })
  const { data }: { data: { results: Record<string, unknown>[] } } = await answer.json()
  const results = Array.from({ length: PAGE_SIZE }, (_, index) => {
    const number = (page - 1) * PAGE_SIZE + index
    return { ...data.results[number % data.results.length], id: 20_000 + number }
  })
  const isLast = page * PAGE_SIZE >= ROWS
  const next = { page, nextPage: isLast ? null : page + 1, hasMoreResults: !isLast }
  await route.fulfill({ json: { data: { ...data, ...next, results } } })
}

const more = (page: Page) => page.getByRole('button', { name: t(cardsMessages.more), exact: true })

/** Turns the wheel until that row is there, counted from 1, or the end. */
async function wheelTo(page: Page, row: number, step: number): Promise<void> {
  const there = page.getByRole('dialog').locator(`[aria-posinset="${row}"]`)
  while ((await there.count()) === 0) {
    await page.mouse.wheel(0, step)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

/** Reads on to a row, page by page: down with the wheel, then the button for more. */
async function readTo(page: Page, from: number, to: number, step: number): Promise<void> {
  for (let rows = from; ; rows += PAGE_SIZE) {
    await wheelTo(page, rows, step)
    if (rows >= to) return
    await more(page).click()
  }
}

/** One visit of the reader who has saved ten thousand articles. */
export async function longList(browser: Browser, url: string, engine: string): Promise<LongList> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.route(/favourite-list\/9023000\?page=/, answerInLargePages)
    await page.goto(`${url}/tarifes?persona=collector&engine=${engine}#profile`)
    const saved = page.getByRole('dialog').getByRole('button', { name: t(messages.saved), exact: true })
    await saved.waitFor()
    await page.waitForLoadState('networkidle')
    const open = await longestTask(page, async () => {
      await saved.click()
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
      await more(page).hover()
      await readTo(page, PAGE_SIZE, FEW_ROWS, SCREEN)
    })
    const few = await footprint(page)
    const scroll = await longestTask(page, () => readTo(page, FEW_ROWS, ROWS, 20 * SCREEN))
    const all = await footprint(page)
    const back = await longestTask(page, async () => {
      await wheelTo(page, 1, -50 * SCREEN)
    })
    return {
      longestTask: Math.max(open, scroll, back),
      nodes: all.nodes - few.nodes,
      bytesPerRow: (all.heap - few.heap) / (ROWS - FEW_ROWS),
    }
  } finally {
    await context.close()
  }
}
