import type { FeedClock } from './feedWatch.types.ts'

interface Timer {
  at: number
  act(): void
}

/** A clock that stands still until a test moves it, fast enough for the timers of ten thousand pages. */
export interface TestClock extends FeedClock {
  /** Moves on in steps of a second, and lets what the timers began settle after each. */
  advance(ms: number): Promise<void>
  /** The computer sleeps: time passes, and no timer fires. */
  sleep(ms: number): void
}

const SECOND = 1000

export function createTestClock(start = Date.UTC(2026, 10, 23, 8)): TestClock {
  let time = start
  /** By the second in which they are due. */
  const timers = new Map<number, Set<Timer>>()
  const secondOf = (at: number) => Math.floor(at / SECOND)
  const add = (timer: Timer) => {
    const second = secondOf(timer.at)
    timers.set(second, (timers.get(second) ?? new Set()).add(timer))
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  const runSecond = async (second: number, until: number) => {
    for (;;) {
      const due = [...(timers.get(second) ?? [])].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (due.length === 0) return
      for (const timer of due) {
        // Cancelled by one before it.
        if (!timers.get(second)?.delete(timer)) continue
        time = Math.max(time, timer.at)
        timer.act()
      }
      await settle()
    }
  }

  return {
    now: () => time,
    setTimer(act, ms) {
      const timer = { at: time + Math.max(0, ms), act }
      add(timer)
      return () => void timers.get(secondOf(timer.at))?.delete(timer)
    },
    async advance(ms) {
      const end = time + ms
      const first = Math.min(secondOf(time), ...[...timers.keys()].filter((second) => timers.get(second)?.size))
      for (let second = first; second <= secondOf(end); second++) {
        await runSecond(second, end)
        timers.delete(second - 1)
      }
      time = end
      await settle()
    },
    sleep(ms) {
      time += ms
    },
  }
}
