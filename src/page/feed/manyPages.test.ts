import { expect, it } from 'vitest'
import { failed, success } from '#lib/result.ts'
import { createRandom } from '#mocks/backend/random.ts'
import { openBrowser, PERIOD } from './feedBrowser.fixture.ts'
import { createTestClock } from './feedClock.fixture.ts'

const PAGES = 10_000
const SECOND = 1000
const MINUTE = 60 * SECOND
/** Requests of all pages in a second, if each sends one a period. */
const MEAN = (PAGES * SECOND) / PERIOD

/** Ten thousand readers who open a page in the same second, with the real scheduler. */
function openPages() {
  const clock = createTestClock()
  const start = clock.now()
  const random = createRandom(12)
  const perSecond: number[] = []
  let broken = false
  const answer = async () => {
    const second = Math.floor((clock.now() - start) / SECOND)
    perSecond[second] = (perSecond[second] ?? 0) + 1
    return broken ? failed({ kind: 'network' }) : success('news')
  }
  const pages = Array.from({ length: PAGES }, () => {
    const { openTab } = openBrowser({ clock, random: random.next, answer })
    return openTab('only')
  })
  return {
    clock,
    pages,
    breakFeed: (value: boolean) => {
      broken = value
    },
    /** The requests of each second between two minutes. */
    between: (from: number, to: number) =>
      Array.from({ length: (to - from) * 60 }, (_, index) => perSecond[from * 60 + index] ?? 0),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

it('ten thousand pages of a feed, opened in one second, never ask in one second: at most 1.5 times the mean', async () => {
  const { clock, between } = openPages()
  await clock.advance(10 * MINUTE)
  const seconds = between(0, 10)
  expect(sum(seconds)).toBe(PAGES * 5)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(1.5 * MEAN)
})

it('ten thousand pages of a feed never ask in one second after all were hidden and shown again in one', async () => {
  const { clock, pages, between } = openPages()
  await clock.advance(4 * MINUTE)
  for (const page of pages) page.pause()
  await clock.advance(6 * MINUTE)
  expect(sum(between(4, 10))).toBe(0)
  for (const page of pages) page.resume()
  await clock.advance(6 * MINUTE)
  const seconds = between(10, 16)
  expect(sum(seconds)).toBe(PAGES * 3)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(1.5 * MEAN)
})

it('ten thousand pages of a feed never ask in one second after an outage, during which they ask less and less', async () => {
  const { clock, breakFeed, between } = openPages()
  await clock.advance(4 * MINUTE)
  breakFeed(true)
  await clock.advance(30 * MINUTE)
  expect(sum(between(24, 34))).toBeLessThan(PAGES * 1.5)
  breakFeed(false)
  await clock.advance(40 * MINUTE)
  expect(sum(between(72, 74))).toBe(PAGES)
  expect(Math.max(...between(4, 74))).toBeLessThanOrEqual(1.5 * MEAN)
})
