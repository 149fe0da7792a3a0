import { addTime, readHttpDate } from '#kit/dates/moment.ts'
import type { StoragePort } from '../storage/safeStorage.ts'

/** The page's time: the device's clock, corrected by the server's. */
export interface Clock {
  now(): Date
  /** Whether a server has told the time on this page. */
  isSet(): boolean
  /** The same `fetch`; the clock is set by the answers to its requests. */
  listen(fetch: typeof globalThis.fetch): typeof globalThis.fetch
}

/** A difference below this is latency, or a clock that is a little off: neither is corrected, so that time does not jump. In milliseconds. */
const MIN_SKEW = 5 * 60_000

/** A clock that is more days off opens no page by https, whose certificates end every few months: a date that says so is wrong. */
export const MAX_DAYS_OFF = 90

const DAY = 24 * 60 * 60_000

/** An answer that a cache may have kept tells when it was made. */
function mayBeKept(headers: Headers): boolean {
  const rules = headers.get('cache-control') ?? ''
  if (/(?:max-|s-max)age=0*[1-9]|immutable/.test(rules)) return true
  // Without a rule a browser decides by these.
  return !/no-store|no-cache/.test(rules) && (headers.has('last-modified') || headers.has('expires'))
}

/**
 * The server decides what time it is: a device's clock may be hours off, while tokens, trials and gifts end by the server's. Its time is the `Date` header,
 * which a page can read of its own origin's answers, and of another's only where `access-control-expose-headers` names it; without it the device's clock counts.
 *
 * @param device The device's clock.
 * @param storage Keeps the correction for the next page, so that the ages of what is stored are measured by one clock. Nothing here throws.
 */
export function createClock(device: () => Date, { storage, key }: { storage: StoragePort; key: string }): Clock {
  const kept = Number(storage.getItem(key))
  let correction = Math.abs(kept) < MAX_DAYS_OFF * DAY ? kept : 0
  let set = false

  const correctBy = ({ headers }: Partial<Response>, isFresh: boolean) => {
    // The answer of a replacement for `fetch` on an old page may have no headers.
    if (typeof headers?.get !== 'function') return
    const date = readHttpDate(headers.get('date'))
    const wasKept = headers.get('age') !== null || (!isFresh && mayBeKept(headers))
    if (!date || wasKept) return
    const skew = date.getTime() - device().getTime()
    // More than a day is no wrong time zone, and a worker of the page may have kept an answer that a cache does not.
    if (Math.abs(skew) >= (isFresh ? MAX_DAYS_OFF : 1) * DAY) return
    set = true
    const next = Math.abs(skew) < MIN_SKEW ? 0 : skew
    // Every answer has its own latency.
    if (Math.abs(next - correction) < MIN_SKEW && (next === 0) === (correction === 0)) return
    correction = next
    if (next === 0) storage.removeItem(key)
    else storage.setItem(key, String(next))
  }

  return {
    now: () => addTime(device(), correction, 'millisecond'),
    isSet: () => set,
    listen: (fetch) => async (input, init) => {
      const response = await fetch(input, init)
      // Not by its class, which old libraries replace.
      const { method = 'GET', cache }: RequestInit =
        typeof input === 'object' && 'method' in input ? input : { ...init }
      correctBy(response, cache === 'no-store' || method !== 'GET')
      return response
    },
  }
}
