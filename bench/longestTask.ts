import type { Page } from 'playwright'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** CPU time of the thread, in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task while `act` ran, in milliseconds of CPU time. Above 50 the browser calls it a long task; CPU time is measured because
 * on a busy machine a task takes longer without more work.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Tracing needs a browser launched by the test.')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofPage = new Set(threads.map(({ pid, tid }) => `${pid}:${tid}`))
  const times = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && ofPage.has(`${pid}:${tid}`))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]))
  // A trace without tasks means that the measurement failed.
  return times.length > 0 ? Math.max(...times) : Number.NaN
}
