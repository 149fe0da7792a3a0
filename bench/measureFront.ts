import type { Browser } from 'playwright'
import { engines } from '#tests/support/site.ts'
import { type Loading, loadFiftyTimes } from './loadMore.ts'
import { type FrontReading, frontReader } from './readFront.ts'
import { comparedWith, spread } from './statistics.ts'

/** The most that is allowed, at a processor four times slower. */
const LONG_TASK_MS = 100
const SHIFT = 0
/** The most that a press on “more” may leave when its articles have gone. The heap grows by what the browser compiles and by its own records of requests. */
const KILOBYTES = 5
const NODES = 0
const LISTENERS = 0

/** A front page of 120 cards, 6 carousels and 10 ad slots, read to its end and back; and a list that is made fifty pages longer. */
export async function measureFront(browser: Browser, url: string, runs: number): Promise<void> {
  console.log(`\nA front page of 120 cards, 6 carousels and 10 ad slots; medians of ${runs} runs (least–most)\n`)
  console.log('| CPU 4× slower | engine | |\n|---|---|--:|')
  for (const { engine, script } of engines) {
    const read = await frontReader(browser, url, script)
    const readings: FrontReading[] = []
    while (readings.length < runs) readings.push(await read())
    const row = (name: string, values: number[], bar: number, digits: number) =>
      console.log(`| ${name} | ${engine} | ${comparedWith(values, bar, digits)} |`)
    row(
      'our scripts in one task after the load, with the layouts they force, ms',
      readings.map(({ tasks }) => tasks.longestScript),
      LONG_TASK_MS,
      1,
    )
    const whole = readings.map(({ tasks }) => tasks.longestTask)
    console.log(
      `| the longest task, with the browser’s own layout and painting, ms | ${engine} | ${spread(whole, 1)} |`,
    )
    row(
      'layout shift',
      readings.map(({ shift }) => shift),
      SHIFT,
      4,
    )
  }
  console.log('\nA list made fifty pages longer; what each press on “more” leaves, articles counted out\n')
  console.log('| CPU 4× slower | engine | |\n|---|---|--:|')
  for (const { engine, script } of engines) {
    const loading = await loadFiftyTimes(browser, url, script)
    const row = (name: string, key: keyof Loading, bar: number) =>
      console.log(`| ${name} | ${engine} | ${comparedWith([loading[key]], bar, 1)} |`)
    row('longest task, ms', 'longestTask', LONG_TASK_MS)
    row('nodes, once the articles have gone', 'nodesLeft', NODES)
    row('listeners, once the articles have gone', 'listenersLeft', LISTENERS)
    row('heap, once the articles have gone, kB', 'kilobytesLeft', KILOBYTES)
  }
}
