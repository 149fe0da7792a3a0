import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { isProof } from '#testing/byTier.ts'
import { launchOptions } from '#tools/chromium.mjs'

/** Problems collected while a test drives a page. */
export interface PageProblems {
  /** Console errors and uncaught errors, including Content Security Policy violations. */
  errors: string[]
}

export interface OpenedPage {
  page: Page
  context: BrowserContext
  problems: PageProblems
}

let browser: Promise<Browser> | undefined

/** A page of a test ends before V8 has gained anything from optimizing its scripts, which takes a tenth of the time of all page tests. */
const withoutOptimizing = '--js-flags=--no-opt,--no-maglev'

/** One Chromium for all test files of a worker; it ends with the worker. */
function openBrowser(): Promise<Browser> {
  if (!browser) {
    const { args, ...options } = launchOptions()
    browser = chromium.launch({ ...options, args: [...args, withoutOptimizing], handleSIGTERM: false })
    // So vitest ends a worker, with little time for a browser to close. On exit Playwright kills it and removes its files.
    process.once('SIGTERM', () => process.exit())
  }
  return browser
}

/**
 * A page in a new browser context. Motion is for the proof and for the tests that are about it: drawing each frame of every fade takes longer than what
 * most tests wait for.
 */
export async function openPage(options: Parameters<Browser['newContext']>[0] = {}): Promise<OpenedPage> {
  const context = await (await openBrowser()).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: isProof ? 'no-preference' : 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const problems: PageProblems = { errors: [] }
  page.on('console', (message) => {
    if (message.type() === 'error') problems.errors.push(message.text())
  })
  page.on('pageerror', (error) => problems.errors.push(String(error)))
  return { page, context, problems }
}
