import type { Browser, Page } from 'playwright'
import { recordLayoutShifts } from '#tests/support/layoutShifts.ts'
import { POLICY } from '#tests/support/site.ts'
import { frontPageBody } from './frontPage.ts'
import { openSlowPage } from './openSlowPage.ts'
import { picture } from './picture.ts'
import { type TaskTimes, type TraceEvent, taskTimes } from './taskTimes.ts'

/** CSS pixels of a turn of the wheel. */
const STEP = 300

/** The cost of the front page to a reader who scrolls to its end and back. */
export interface FrontReading {
  tasks: TaskTimes
  /** Whether anything has moved: the cumulative layout shift. */
  shift: number
}

interface Served {
  page: Page
  url: string
  script: string
  /** In pixels, of each marker in order; none are reserved where they are not known. */
  heights: readonly number[]
}

/** As the newspaper loads them: text that begins in another font would move. */
const fonts = ['newsreader', 'newsreader-italic', 'source-sans-3']
  .map((name) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`)
  .join('')

/** Serves the page on the newspaper's origin, with its sheet, its policy and photographs in place of drawings. */
async function serve({ page, url, script, heights }: Served): Promise<void> {
  const config = { services: { adService: '/static/ads/service.js', adNetwork: '21600' } }
  const reserved = heights.map((height, index) => `[data-place="${index}"] { min-height: ${height}px }`).join('\n')
  let index = 0
  const body = frontPageBody().replaceAll('<div data-widget', () => `<div data-place="${index++}" data-widget`)
  await page.route('**/reserved.css', (route) => route.fulfill({ contentType: 'text/css', body: reserved }))
  await page.route('**/images/*', (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(picture()) }))
  await page.route(`${url}/test-page`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Front page</title>${fonts}<link rel="stylesheet" href="/css/diari.css"><link rel="stylesheet" href="/reserved.css">
<script type="application/json" data-quiosc-config>${JSON.stringify(config)}</script><script type="module" src="${script}"></script></head>
<body><header><h1>The newspaper</h1><p><em>What stands above the news</em>, in the type of the page.</p></header><main>${body}</main></body></html>`,
    }),
  )
}

/** Turns the wheel to the page's end and back to its beginning. */
async function scrollThrough(page: Page): Promise<void> {
  for (const step of [STEP, -STEP]) {
    const there = () =>
      page.evaluate(async (down) => {
        for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
        const { scrollHeight, clientHeight } = document.documentElement
        return down ? window.scrollY >= scrollHeight - clientHeight - 1 : window.scrollY <= 0
      }, step > 0)
    while (!(await there())) await page.mouse.wheel(0, step)
  }
  await page.waitForLoadState('networkidle')
}

const isReady = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-widget]:not([data-widget-state=ready])'))

/** How high each marker is with its widget: what a page's sheet reserves. */
async function measureHeights(browser: Browser, url: string, script: string): Promise<number[]> {
  const { page, close } = await openSlowPage(browser, `${url}/mock?persona=anonymous`)
  try {
    await serve({ page, url, script, heights: [] })
    await page.goto(`${url}/test-page`)
    await scrollThrough(page)
    await isReady(page)
    return await page
      .locator('[data-place]')
      .evaluateAll((markers) => markers.map((marker) => Math.ceil(marker.getBoundingClientRect().height)))
  } finally {
    await close()
  }
}

/** A visit for each function that is returned, to a page that reserves the heights which the first one has measured. */
export async function frontReader(browser: Browser, url: string, script: string): Promise<() => Promise<FrontReading>> {
  const heights = await measureHeights(browser, url, script)
  return async () => {
    const { page, close } = await openSlowPage(browser, `${url}/mock?persona=anonymous`)
    try {
      const shifts = await recordLayoutShifts(page)
      await serve({ page, url, script, heights })
      await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] })
      await page.goto(`${url}/test-page`)
      await scrollThrough(page)
      await isReady(page)
      const shift = await shifts()
      const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
      return { tasks: taskTimes(traceEvents), shift }
    } finally {
      await close()
    }
  }
}
