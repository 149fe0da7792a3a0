import type { Browser } from 'playwright'
import { engines } from '#tests/support/site.ts'
import { type HeaderScroll, scrollHeader } from './scrollHeader.ts'
import { comparedWith } from './statistics.ts'

/** The most that is allowed, at a processor four times slower. */
const FORCED_LAYOUTS = 0
const LONG_TASK_MS = 50

/** A long page with the header: what it costs to scroll it. */
export async function measureHeader(browser: Browser, url: string, runs: number): Promise<void> {
  console.log(`\nScrolling a long page with the header; medians of ${runs} runs (least–most)\n`)
  console.log('| CPU 4× slower | engine | |\n|---|---|--:|')
  for (const { engine } of engines) {
    const measured: HeaderScroll[] = []
    while (measured.length < runs) measured.push(await scrollHeader(browser, url, engine))
    const forced = measured.map(({ forcedLayouts }) => forcedLayouts)
    const longest = measured.map(({ longestTask }) => longestTask)
    console.log(`| forced layouts | ${engine} | ${comparedWith(forced, FORCED_LAYOUTS)} |`)
    console.log(`| longest task, ms | ${engine} | ${comparedWith(longest, LONG_TASK_MS, 1)} |`)
  }
}
