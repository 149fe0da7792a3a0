import type { Browser, BrowserContext, Page } from 'playwright'
import { storageKeys, TOKEN_NAME } from '#lib/site/limits.ts'
import { createToken } from '#mocks/backend/token.ts'
import type { ThemeCase } from './themeCases.ts'

/** A plain page of text, with the newspaper's head and its bars. */
const PATH = '/tarifes'

/** The processor is this many times slower where the page does not wait, and the library this much later, in milliseconds: there are frames before it. */
const SLOWER = 4
const LIBRARY_LATE = 300

/** After this the wait for the reader, 3000 ms, may be over before the page has its class. */
const IN_TIME = 2500

/** How many loads are tried for each that counts. */
const TRIES = 3

/** The script for the head is the page's only inline one without a type. */
const SNIPPET = /<script>.*?<\/script>/s

export interface TraceOptions {
  loads: number
  /** Whether the pages have the script for the head. */
  withSnippet: boolean
}

interface TraceEvent {
  name: string
  args?: { snapshot?: string }
}

/**
 * One load, to the end of the library's decision.
 *
 * @returns The frames' pictures, base64 of JPEG, in their order; undefined when the page has rightly not waited for its reader, on a machine that is too busy.
 */
async function traceLoad(
  browser: Browser,
  context: BrowserContext,
  address: string,
  waits: boolean,
): Promise<string[] | undefined> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: waits ? 1 : SLOWER })
    await browser.startTracing(page, { screenshots: true, categories: ['disabled-by-default-devtools.screenshot'] })
    const start = performance.now()
    let known = start
    page.on('response', (response) => {
      if (response.url().includes('/user/profile')) known = performance.now()
    })
    await page.goto(address)
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    await page.locator('body:is(.dark-mode, .light-mode)').waitFor()
    await page.waitForLoadState('networkidle')
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
    if (waits && known - start > IN_TIME) return undefined
    return traceEvents.flatMap(({ name, args }) => (name === 'Screenshot' && args?.snapshot ? [args.snapshot] : []))
  } finally {
    await page.close()
  }
}

async function prepare(page: Page, withSnippet: boolean): Promise<void> {
  await page.context().route('**/quiosc/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LIBRARY_LATE))
    await route.continue()
  })
  if (withSnippet) return
  await page.context().route(`**${PATH}*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(SNIPPET, '') })
  })
}

/**
 * Loads a page again and again as one reader, who has been on the site before; with `first` as a new one each time.
 *
 * @returns The frames of each load.
 */
export async function traceLoads(
  browser: Browser,
  url: string,
  engine: string,
  { scenario, device, chosen, first }: ThemeCase,
  { loads, withSnippet }: TraceOptions,
): Promise<string[][]> {
  const { persona = 'anonymous', ...choice } = scenario
  const query = new URLSearchParams({ persona: first ? 'anonymous' : persona, engine, ...choice })
  const token = first ? `#${TOKEN_NAME}=${createToken(persona, new Date())}` : ''

  const openReader = async () => {
    const context = await browser.newContext({ colorScheme: device, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${url}/contacte.html?${query}`)
    await page.locator('[data-widget=page-shell][data-widget-state=ready]').waitFor({ state: 'attached' })
    await page.evaluate(() => window.quiosc?.session.get().status)
    await page.waitForLoadState('networkidle')
    if (chosen)
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeys.theme, chosen] as const)
    await prepare(page, withSnippet)
    await page.close()
    return context
  }

  const frames: string[][] = []
  let tries = 0
  let context = await openReader()
  try {
    while (frames.length < loads) {
      if (++tries > TRIES * loads) throw new Error('This machine is too busy: the profile comes when the wait is over.')
      const pictures = await traceLoad(browser, context, `${url}${PATH}${token}`, first === true)
      if (pictures) frames.push(pictures)
      if (!first) continue
      await context.close()
      context = await openReader()
    }
  } finally {
    await context.close()
  }
  return frames
}
