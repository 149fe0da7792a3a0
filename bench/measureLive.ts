import type { Browser } from 'playwright'
import { engines } from '#tests/support/site.ts'
import { followLive } from './followLive.ts'
import { comparedWith } from './statistics.ts'

/** The most that is allowed, at a processor four times slower. */
const LONG_TASK_MS = 50
const MOVEMENT_PX = 1
/** Of a message that came, with its elements. */
const KILOBYTES = 30
const NODES = 40

/** A live of 2,000 messages with an update a second for two minutes: one run, which takes five minutes in all. */
export async function measureLive(browser: Browser, url: string): Promise<void> {
  console.log('\nA live of 2,000 messages with an update a second for two minutes\n')
  console.log('| CPU 4× slower | engine | |\n|---|---|--:|')
  for (const { engine } of engines) {
    const { longestTask, movement, kilobytes, nodes } = await followLive(browser, url, engine)
    console.log(`| longest task, ms | ${engine} | ${comparedWith([longestTask], LONG_TASK_MS, 1)} |`)
    console.log(`| what is read has moved by, px | ${engine} | ${comparedWith([movement], MOVEMENT_PX, 2)} |`)
    console.log(`| heap for each update, kB | ${engine} | ${comparedWith([kilobytes], KILOBYTES, 1)} |`)
    console.log(`| nodes for each update | ${engine} | ${comparedWith([nodes], NODES, 1)} |`)
  }
}
