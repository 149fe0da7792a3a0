import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '#lib/createMachine.ts'
import { AWAY } from './alert.schema.ts'

/** `closed` by the reader, `over` after its time, `away` since another page. */
export type AlertState = { status: 'shown' } | { status: 'closed' } | { status: 'over' } | { status: 'away' }

/** The reasons that keep it open: a reader who is on it, or who is not there. */
export type HoldReason = 'pointer' | 'focus' | 'page'

export interface AlertDeps {
  /** Seconds until it closes by itself; 0: never. */
  duration: number
  /** Until when the reader has sent it away. */
  dismissal: { read(): number | undefined; write(until: number): void }
  now(): Date
  /** @returns Cancels it. */
  setTimer(act: () => void, ms: number): () => void
}

/** Read it with `useStore`; change it only through the commands. */
export interface AlertStore extends ReadonlyStore<AlertState> {
  /** Starts its time. @returns Stops it. */
  start(): () => void
  /** Its time does not run on. */
  hold(reason: HoldReason): void
  release(reason: HoldReason): void
  /** The reader sends it away for a day. */
  close(): void
}

export function createAlertStore({ duration, dismissal, now, setTimer }: AlertDeps): AlertStore {
  const time = () => now().getTime()
  const until = dismissal.read() ?? 0
  // One that lies further ahead than a day is from before the clock was set.
  const away = until > time() && until <= time() + AWAY
  const { setState, ...store } = createStore<AlertState>()(() => ({ status: 'shown' }))
  // Not its first state, which a server that knows no reader has rendered.
  if (away) setState({ status: 'away' })

  const holds = new Set<HoldReason>()
  let left = duration * 1000
  let started = false
  let running: { since: number; cancel: () => void } | undefined
  const run = () => {
    if (!started || running || holds.size > 0 || left <= 0 || store.getState().status !== 'shown') return
    running = { since: time(), cancel: setTimer(() => setState({ status: 'over' }), left) }
  }
  const stop = () => {
    if (!running) return
    running.cancel()
    // At least a moment, or it would never close.
    left = Math.max(1, left - (time() - running.since))
    running = undefined
  }
  return {
    ...store,
    start() {
      started = true
      run()
      return () => {
        started = false
        stop()
      }
    },
    hold(reason) {
      holds.add(reason)
      stop()
    },
    release(reason) {
      holds.delete(reason)
      run()
    },
    close() {
      stop()
      dismissal.write(time() + AWAY)
      setState({ status: 'closed' })
    },
  }
}
