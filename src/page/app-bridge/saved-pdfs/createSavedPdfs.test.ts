import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppMessage } from '../appBridge.types.ts'
import { createSavedPdfs } from './createSavedPdfs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(inApp = true) {
  let receive = (_: AppMessage) => {}
  const lifetime = new AbortController()
  const app = {
    inApp,
    send: vi.fn(() => true),
    subscribe(listener: (message: AppMessage) => void) {
      receive = listener
      return () => {
        receive = () => {}
      }
    },
  }
  const saved = createSavedPdfs({ app, signal: lifetime.signal })
  return {
    saved,
    app,
    lifetime,
    ids: () => saved.getState() && [...(saved.getState()?.keys() ?? [])],
    answer: (...ids: string[]) => receive({ action: 'setSavedPDFs', pdfs: ids.map((id) => ({ id, size: 1 })) }),
  }
}

describe('the papers that the app has saved', () => {
  it('are requested every 500 ms, seven times, and are then empty', () => {
    const { app, ids } = setUp()
    expect(app.send.mock.calls).toEqual([['fetchSavedPDFs']])
    for (let times = 2; times <= 7; times++) {
      vi.advanceTimersByTime(499)
      expect(app.send).toHaveBeenCalledTimes(times - 1)
      vi.advanceTimersByTime(1)
      expect(app.send).toHaveBeenCalledTimes(times)
      expect(ids()).toBeUndefined()
    }
    vi.advanceTimersByTime(500)
    expect(app.send).toHaveBeenCalledTimes(7)
    expect(ids()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are requested once when the app answers synchronously', () => {
    const { app, ids, answer } = setUp()
    app.send.mockImplementation(() => {
      answer('7')
      return true
    })
    vi.advanceTimersByTime(500)
    expect(ids()).toEqual(['7'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are not requested again once the app has answered', () => {
    const { app, ids, answer } = setUp()
    vi.advanceTimersByTime(500)
    answer('1', '2')
    expect(ids()).toEqual(['1', '2'])
    expect(vi.getTimerCount()).toBe(0)
    expect(app.send).toHaveBeenCalledTimes(2)
    answer('1', '2', '3')
    expect(ids()).toContain('3')
  })

  it('keep the size that the app wrote', () => {
    const { saved, answer } = setUp()
    answer('1')
    expect(saved.getState()?.get('1')).toBe(1)
  })

  it('are not requested on the web or after the island has unmounted', () => {
    const { ids, lifetime, answer } = setUp()
    lifetime.abort()
    expect(vi.getTimerCount()).toBe(0)
    answer('1')
    expect(ids()).toBeUndefined()

    expect(setUp(false).app.send).not.toHaveBeenCalled()
  })
})
