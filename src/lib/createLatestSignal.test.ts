import { expect, it } from 'vitest'
import { createLatestSignal } from './createLatestSignal.ts'

it('a request aborts the one before it', () => {
  const latest = createLatestSignal()
  const first = latest.renew()
  const second = latest.renew()
  expect([first.aborted, second.aborted]).toEqual([true, false])
  expect(latest.get()).toBe(second)
  latest.abort()
  expect(second.aborted).toBe(true)
})

it('the end of the lifetime aborts what is pending, and what is requested afterwards', () => {
  const lifetime = new AbortController()
  const latest = createLatestSignal(lifetime.signal)
  const pending = latest.renew()
  lifetime.abort()
  expect(pending.aborted).toBe(true)
  expect(latest.renew().aborted).toBe(true)
})
