import type { Browser, CDPSession, Page } from 'playwright'

export interface Measurement {
  /** Milliseconds from the navigation's start to the first comment on the screen. */
  firstComment: number
  /** Milliseconds of thread time that the main thread worked in the first seconds. */
  mainThread: number
  cls: number
  /** Scripts' bytes over the network. */
  scriptBytes: number
}

/** CPU 4× slower, 1.6 Mbps, 150 ms: an old phone on a slow train. */
const CPU_SLOWDOWN = 4
const BYTES_A_SECOND = 1.6e6 / 8
const LATENCY_MS = 150

/** In milliseconds: twice as long as the slowest page needs to become quiet, and the same for all, because even a page at rest has some work. */
const WEIGHED_MS = 4000

interface Probe {
  firstComment?: number
  cls: number
}

/** Runs in the page before its own scripts: checks in each frame for a rendered comment, in the page or in a shadow root. */
function probe() {
  const found: Probe = { cls: 0 }
  Object.assign(window, { benchProbe: found })
  new PerformanceObserver((list) => {
    // The DOM types don't know layout shifts.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) found.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const checkFrame = () => {
    const roots = [
      document,
      ...[...document.querySelectorAll('[data-widget]')].flatMap((host) => host.shadowRoot ?? []),
    ]
    const rows = roots.flatMap((root) => [...root.querySelectorAll('li, article')])
    if (rows.some((row) => row.querySelector('time') && row.getBoundingClientRect().height > 0)) {
      found.firstComment = performance.now()
      return
    }
    requestAnimationFrame(checkFrame)
  }
  requestAnimationFrame(checkFrame)
}

/** Runs in the page: counts the rendered comments, in the page or in a shadow root. */
function countComments(): number {
  const roots = [document, ...[...document.querySelectorAll('[data-widget]')].flatMap((host) => host.shadowRoot ?? [])]
  return roots.reduce((count, root) => count + root.querySelectorAll('time').length, 0)
}

/** A phone's first visit to a page. */
async function visit<Found>(
  browser: Browser,
  checkFrame: (page: Page, cdp: CDPSession) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await checkFrame(page, cdp)
  } finally {
    await context.close()
  }
}

/** The time of the first comment, checked in every frame. */
const timePage = (browser: Browser, url: string) =>
  visit(browser, async (page, cdp) => {
    let scriptBytes = 0
    const scripts = new Set<string>()
    cdp.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.addInitScript(probe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => (window as unknown as { benchProbe: Probe }).benchProbe.firstComment !== undefined)
    await page.waitForLoadState('networkidle')
    const { firstComment = 0, cls } = await page.evaluate(() => (window as unknown as { benchProbe: Probe }).benchProbe)
    return { firstComment, cls, scriptBytes }
  })

/**
 * The main thread's work in the first seconds of a page, on a visit of its own: checking every frame would make it draw frames that no reader's phone
 * would. Counted in thread time, so that other processes of the machine do not count, and without a look at the page before the end, which is work too.
 */
const weighPage = (browser: Browser, url: string) =>
  visit(browser, async (page, cdp) => {
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'commit' })
    await new Promise((resolve) => setTimeout(resolve, WEIGHED_MS))
    const { metrics } = await cdp.send('Performance.getMetrics')
    if ((await page.evaluate(countComments)) === 0) throw new Error(`${url} has no comments after ${WEIGHED_MS} ms.`)
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  })

/** Two cold visits of a page. */
export async function measurePage(browser: Browser, url: string): Promise<Measurement> {
  return { ...(await timePage(browser, url)), mainThread: await weighPage(browser, url) }
}
