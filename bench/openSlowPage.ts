import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** How many times slower than this machine: an old phone. */
const CPU_SLOWDOWN = 4

/** A phone's page in a fresh context, at rest after its load; from then on its processor is slow. */
export async function openSlowPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, close: () => context.close() }
}
