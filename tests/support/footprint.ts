import type { Page } from 'playwright'

/** The page's memory after garbage collection: nodes of documents, listeners, and bytes of the heap. */
export async function footprint(page: Page): Promise<{ nodes: number; listeners: number; heap: number }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  // Objects released by a finalizer are collected in the next round.
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  await cdp.detach()
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: read('Nodes'), listeners: read('JSEventListeners'), heap: read('JSHeapUsedSize') }
}
