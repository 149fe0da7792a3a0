import type { Browser } from 'playwright'
import { engines } from '#tests/support/site.ts'
import { scrollComments } from './scrollComments.ts'
import { comparedWith } from './statistics.ts'

/** The most that is allowed. */
const LONG_TASK_MS = 50

/** A conversation of 1,200 comments, opened whole and scrolled through. */
export async function measureComments(browser: Browser, url: string, runs: number): Promise<void> {
  console.log(`\nScrolling through 1,200 comments; medians of ${runs} runs (least–most)\n`)
  console.log('| | engine | |\n|---|---|--:|')
  for (const { engine } of engines) {
    const longest: number[] = []
    while (longest.length < runs) longest.push(await scrollComments(browser, url, engine))
    console.log(`| longest task, ms | ${engine} | ${comparedWith(longest, LONG_TASK_MS, 1)} |`)
  }
}
