import type { BrowserContext, Page } from 'playwright'
import type { Random } from '#mocks/backend/random.ts'

/** The browser, the tabs and the tools with which a step acts. */
export interface Walker {
  random: Random
  context: BrowserContext
  /** Two tabs of one reader. */
  tabs: readonly Page[]
  /** The tab in front. */
  page: Page
  /** The newspaper's address of a path, with the parameters of docs/newspaper.md, which apply until they are set again. */
  address(path: string, parameters?: Record<string, string>): string
  /** Lets the console say, during this many steps from this one on, what this step brings about. */
  expectReport(report: RegExp, steps: number): void
  /** Notes a problem that the walk must end without. */
  find(problem: string): void
}
