import type { Browser } from 'playwright'

export interface Measurement {
  /** Milliseconds from the navigation's start to the first comment on the screen. */
  firstComment: number
  /** Milliseconds that the main thread worked until the page was quiet. */
  mainThread: number
  cls: number
  /** Scripts' bytes over the network. */
  scriptBytes: number
}

/** CPU 4× slower, 1.6 Mbps, 150 ms: an old phone on a slow train. */
const CPU_SLOWDOWN = 4
const BYTES_A_SECOND = 1.6e6 / 8
const LATENCY_MS = 150

/** No network and no work for this long is quiet. */
const QUIET_MS = 500

interface Probe {
  firstComment?: number
  cls: number
}

/** Runs in the page, before anything of it: looks at each frame whether a comment's text is there, in the page or in a shadow root. */
function probe() {
  const found: Probe = { cls: 0 }
  Object.assign(window, { benchProbe: found })
  new PerformanceObserver((list) => {
    // The DOM types don't know layout shifts.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) found.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const roots = [
      document,
      ...[...document.querySelectorAll('[data-widget]')].flatMap((host) => host.shadowRoot ?? []),
    ]
    const rows = roots.flatMap((root) => [...root.querySelectorAll('li, article')])
    if (rows.some((row) => row.querySelector('time') && row.getBoundingClientRect().height > 0)) {
      found.firstComment = performance.now()
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** One cold visit of a page. */
export async function measurePage(browser: Browser, url: string): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Performance.enable')
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
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
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS)
    const found = await page.evaluate(() => (window as unknown as { benchProbe: Probe }).benchProbe)
    const { metrics } = await cdp.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    return { firstComment: found.firstComment ?? 0, mainThread: seconds * 1000, cls: found.cls, scriptBytes }
  } finally {
    await context.close()
  }
}
