import type { Browser } from 'playwright'

/** The processor is this many times slower. */
const SLOWER = 4

/** CSS pixels of a turn of the wheel; every third turn goes back, so that the header comes and goes. */
const DOWN = 700
const UP = -240

/** The cost of a long page with the header while a reader scrolls to its end. */
export interface HeaderScroll {
  /** Layouts that the library's scripts have forced. */
  forcedLayouts: number
  /** Milliseconds of processor time. */
  longestTask: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time of the thread, in microseconds. */
  tdur?: number
  args?: { name?: string; beginData?: { stackTrace?: { url: string }[] } }
}

const isForced = ({ name, args }: TraceEvent) =>
  name === 'Layout' && args?.beginData?.stackTrace?.some(({ url }) => url.includes('/quiosc/'))

function readTrace(events: readonly TraceEvent[]): HeaderScroll {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofPage = new Set(threads.map(({ pid, tid }) => `${pid}:${tid}`))
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && ofPage.has(`${pid}:${tid}`))
  // A trace without tasks means that the measurement failed.
  const longestTask = tasks.length > 0 ? Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000)) : Number.NaN
  return { forcedLayouts: events.filter(isForced).length, longestTask }
}

/** One visit to the newspaper's long page with the header, scrolled to its end. */
export async function scrollHeader(browser: Browser, url: string, engine: string): Promise<HeaderScroll> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/capcalera?persona=subscriber&engine=${engine}`)
    await page.locator('[data-widget=header][data-widget-state=ready]').waitFor()
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
    await browser.startTracing(page, { categories })
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0, turn = 1; top < end; turn++) {
      const step = turn % 3 === 0 ? UP : DOWN
      top += step
      await page.mouse.wheel(0, step)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
    return readTrace(traceEvents)
  } finally {
    await context.close()
  }
}
