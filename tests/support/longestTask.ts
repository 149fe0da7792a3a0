import type { Page } from 'playwright'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Of the thread's own time, in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest that the page worked in one go while `act` ran, in milliseconds of its own processor time. On an idle machine this is what the
 * browser calls a long task above 50; where others wait for the processor too, a task takes longer without working more.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser of its own to trace.')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const ofPage = new Set(threads.map(({ pid, tid }) => `${pid}:${tid}`))
  const times = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && ofPage.has(`${pid}:${tid}`))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]))
  // A trace without tasks has measured nothing.
  return times.length > 0 ? Math.max(...times) : Number.NaN
}
