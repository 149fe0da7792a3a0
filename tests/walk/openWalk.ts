import type { Page } from 'playwright'
import type { Random } from '#mocks/backend/random.ts'
import { CONDITION_MS } from '#testing/limits.ts'
import { isAllowed } from './allowedErrors.ts'
import { STEP_MS, takeSteps } from './takeSteps.ts'
import type { Walker } from './Walker.ts'
import type { WalkOptions } from './WalkOptions.ts'
import type { WalkStep } from './walkSteps.ts'

/** How many of the last steps a finding is told with. */
const TOLD = 8

export interface OpenedWalk {
  walker: Walker
  /** The steps so far. */
  taken: string[]
  find(problem: string): void
  /** Takes steps at random. */
  take(kinds: readonly WalkStep[], steps: number): Promise<void>
  /** Each once, with the steps that led to it. */
  findings(): string[]
  close(): Promise<void>
}

/** A reader with two tabs, whose console and errors are read. */
export async function openWalk({ browser, url, engine }: WalkOptions, random: Random): Promise<OpenedWalk> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(CONDITION_MS)
  const taken: string[] = []
  const found = new Map<string, string>()
  const expected: { report: RegExp; until: number }[] = []
  const isExpected = (message: string) =>
    expected.some(({ report, until }) => taken.length < until && report.test(message))
  const find = (problem: string) => {
    if (!found.has(problem)) found.set(problem, taken.slice(-TOLD).join(' → '))
  }
  const watch = (page: Page) => {
    page.on('pageerror', (error) => find(`uncaught: ${error.stack ?? error}`))
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !isAllowed(text) && !isExpected(text)) find(`console: ${text}`)
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  }
  const first = await context.newPage()
  const tabs = [first, await context.newPage()]
  for (const tab of tabs) watch(tab)
  // Closes pages that a link or a widget opens beside the two tabs.
  context.on('page', (page) => void page.close().catch(() => {}))
  const address = (path: string, parameters: Record<string, string> = {}) => {
    const target = new URL(path, url)
    for (const [name, value] of Object.entries({ engine, ...parameters })) target.searchParams.set(name, value)
    return target.href
  }
  const walker: Walker = {
    random,
    context,
    tabs,
    page: first,
    address,
    expectReport: (report, steps) => void expected.push({ report, until: taken.length + steps }),
    find,
  }
  return {
    walker,
    taken,
    find,
    async take(kinds, steps) {
      // A step's wait for something that never comes ends with the step.
      context.setDefaultTimeout(STEP_MS)
      await takeSteps({ walker, kinds, steps, taken })
      context.setDefaultTimeout(CONDITION_MS)
    },
    findings: () => [...found].map(([problem, after]) => `${problem}\n  after ${after}`),
    close: () => context.close(),
  }
}
