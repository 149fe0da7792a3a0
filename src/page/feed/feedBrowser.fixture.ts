import * as v from 'valibot'
import { failed, type Result, success } from '#lib/result.ts'
import { createFeedWatch } from './createFeedWatch.ts'
import type { FeedPlan } from './feedPlan.ts'
import type { FeedChannel, FeedClock, FeedTurn } from './feedWatch.types.ts'
import { lockTurn } from './lockTurn.ts'

export const PERIOD = 120_000

export interface BrowserOptions {
  clock: FeedClock
  random(): number
  /** The feed's answer; the time by default. */
  answer?: () => Promise<Result<string, unknown>>
  /** False for a browser without the Web Locks. */
  locks?: boolean
  /** False for a browser without BroadcastChannel. */
  channel?: boolean
  /** False for a browser that stores nothing. */
  storage?: boolean
}

/** The locks of a browser, as far as they are used: a name is free or not. */
function createLocks(): Parameters<typeof lockTurn>[0] {
  const held = new Set<string>()
  const request = async (name: string, _: LockOptions, act: (lock: Lock | null) => Promise<void>) => {
    if (held.has(name)) return act(null)
    held.add(name)
    await act({ name, mode: 'exclusive' }).finally(() => held.delete(name))
  }
  // Its other overloads, which nothing here calls, have no options.
  return { request: request as unknown as LockManager['request'] }
}

/** A browser with tabs: they share its storage, its locks and its channel. */
export function openBrowser({ clock, random, answer, locks = true, channel = true, storage = true }: BrowserOptions) {
  const listeners = new Map<object, (message: unknown) => void>()
  const shared = locks ? createLocks() : undefined
  let stored: FeedPlan | undefined
  /** When and by which tab the feed was asked. */
  const asked: { at: number; tab: string }[] = []

  return {
    asked,
    /** A message of another script on the same channel. */
    broadcast: (message: unknown) => {
      for (const listener of listeners.values()) listener(message)
    },
    storePlan: (plan: FeedPlan) => {
      stored = plan
    },
    openTab(tab: string, turn: FeedTurn = lockTurn(shared, 'feed')) {
      const lifetime = new AbortController()
      const answers: string[] = []
      const own = {}
      const feedChannel: FeedChannel = {
        post(message) {
          for (const [other, listener] of listeners) if (other !== own) queueMicrotask(() => listener(message))
        },
        listen: (listener) => void (channel && listeners.set(own, listener)),
      }
      const watch = createFeedWatch({
        period: PERIOD,
        async ask() {
          asked.push({ at: clock.now(), tab })
          return answer ? answer() : success(String(clock.now()))
        },
        schema: v.string(),
        onAnswer: (text) => void answers.push(text),
        memory: {
          read: () => (storage ? stored : undefined),
          write(plan) {
            stored = plan
          },
        },
        channel: feedChannel,
        turn,
        clock,
        random,
        signal: lifetime.signal,
      })
      watch.resume()
      return { ...watch, answers, close: () => lifetime.abort() }
    },
  }
}

export const lost = async () => failed({ kind: 'network' })
