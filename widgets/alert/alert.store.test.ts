import { expect, it } from 'vitest'
import { createTestClock } from '#page/feed/feedClock.fixture.ts'
import { createAlertStore } from './alert.store.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

/** A browser with an alert on each of its pages. */
function openBrowser({ duration = 0, until }: { duration?: number; until?: (now: number) => number } = {}) {
  const { now, setTimer, advance } = createTestClock()
  let stored = until?.(now())
  const openPage = () => {
    const store = createAlertStore({
      duration,
      dismissal: {
        read: () => stored,
        write(value) {
          stored = value
        },
      },
      now: () => new Date(now()),
      setTimer,
    })
    const stop = store.start()
    return { ...store, stop, status: () => store.getState().status }
  }
  return { openPage, advance, stored: () => stored, now }
}

it('the alert’s store keeps an alert closed for a day, on the next pages too', async () => {
  const { openPage, advance } = openBrowser()
  const first = openPage()
  expect(first.status()).toBe('shown')
  first.close()
  expect(first.status()).toBe('closed')
  await advance(24 * HOUR - 1)
  expect(openPage().status()).toBe('away')
  await advance(1)
  expect(openPage().status()).toBe('shown')
})

it('the alert’s store begins as shown to everybody, which a server may have rendered', () => {
  const page = openBrowser({ until: (now) => now + HOUR }).openPage()
  expect(page.status()).toBe('away')
  expect(page.getInitialState()).toEqual({ status: 'shown' })
})

it.each([
  ['is past', (now: number) => now - 1],
  ['is now', (now: number) => now],
  ['is further off than a day, from before the clock was set', (now: number) => now + 25 * HOUR],
  ['is no time', () => Number.NaN],
])('the alert’s store shows an alert when the stored time %s', (_, until) => {
  expect(openBrowser({ until }).openPage().status()).toBe('shown')
})

it('the alert’s store closes an alert by itself after its time, which does not count as a dismissal', async () => {
  const { openPage, advance, stored } = openBrowser({ duration: 10 })
  const page = openPage()
  await advance(9.9 * SECOND)
  expect(page.status()).toBe('shown')
  await advance(SECOND)
  expect(page.status()).toBe('over')
  expect(stored()).toBeUndefined()
  expect(openPage().status()).toBe('shown')
})

it('the alert’s store never closes an alert by itself without a time', async () => {
  const { openPage, advance } = openBrowser()
  const page = openPage()
  page.hold('pointer')
  page.release('pointer')
  await advance(48 * HOUR)
  expect(page.status()).toBe('shown')
})

it('the alert’s store pauses the alert’s time while the reader is on it or away, and resumes it when nothing holds it', async () => {
  const { openPage, advance } = openBrowser({ duration: 10 })
  const page = openPage()
  await advance(6 * SECOND)
  page.hold('pointer')
  page.hold('focus')
  await advance(HOUR)
  page.release('pointer')
  await advance(HOUR)
  page.release('focus')
  await advance(3 * SECOND)
  page.hold('page')
  await advance(HOUR)
  expect(page.status()).toBe('shown')
  page.release('page')
  await advance(2 * SECOND)
  expect(page.status()).toBe('over')
})

it('the alert’s store stops with its page, and keeps an alert closed whatever is released', async () => {
  const { openPage, advance } = openBrowser({ duration: 10 })
  const stopped = openPage()
  stopped.stop()
  const closed = openPage()
  closed.hold('pointer')
  closed.close()
  closed.release('pointer')
  await advance(HOUR)
  expect([stopped.status(), closed.status()]).toEqual(['shown', 'closed'])
})
