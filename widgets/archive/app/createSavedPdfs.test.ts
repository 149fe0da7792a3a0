import { describe, expect, it, vi } from 'vitest'
import type { AppMessage } from '../../../src/app-bridge/appBridge.types.ts'
import { createSavedPdfs } from './createSavedPdfs.ts'

function setUp(inApp = true) {
  let receive = (_: AppMessage) => {}
  const timers = new Map<() => void, number>()
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
  const saved = createSavedPdfs({
    app,
    setTimer(act, ms) {
      timers.set(act, ms)
      return () => timers.delete(act)
    },
    signal: lifetime.signal,
  })
  /** Ends the pending pause. @returns Its length, or undefined if none is pending. */
  const pass = () => {
    const [act, ms] = [...timers][0] ?? []
    if (!act) return undefined
    timers.delete(act)
    act()
    return ms
  }
  return {
    saved,
    app,
    pass,
    lifetime,
    answer: (...ids: string[]) => receive({ action: 'setSavedPDFs', pdfs: ids.map((id) => ({ id, size: 1 })) }),
  }
}

describe('the papers that the app has saved', () => {
  it('are requested every 500 ms, seven times, and are then empty', () => {
    const { saved, app, pass } = setUp()
    expect(app.send.mock.calls).toEqual([['fetchSavedPDFs']])
    for (let times = 2; times <= 7; times++) {
      expect(pass()).toBe(500)
      expect(app.send).toHaveBeenCalledTimes(times)
      expect(saved.getState()).toBeUndefined()
    }
    expect(pass()).toBe(500)
    expect(app.send).toHaveBeenCalledTimes(7)
    expect(saved.getState()).toEqual(new Set())
    expect(pass()).toBeUndefined()
  })

  it('are not requested again when the app answers synchronously', () => {
    const { saved, app, pass, answer } = setUp()
    app.send.mockImplementation(() => {
      answer('7')
      return true
    })
    pass()
    expect(saved.getState()).toEqual(new Set(['7']))
    expect(pass()).toBeUndefined()
  })

  it('are not requested again once the app has answered', () => {
    const { saved, app, pass, answer } = setUp()
    pass()
    answer('1', '2')
    expect(saved.getState()).toEqual(new Set(['1', '2']))
    expect(pass()).toBeUndefined()
    expect(app.send).toHaveBeenCalledTimes(2)
    answer('1', '2', '3')
    expect(saved.getState()?.has('3')).toBe(true)
  })

  it('are not requested on the web or after the island has unmounted', () => {
    const { saved, pass, lifetime, answer } = setUp()
    lifetime.abort()
    expect(pass()).toBeUndefined()
    answer('1')
    expect(saved.getState()).toBeUndefined()

    const web = setUp(false)
    expect(web.app.send).not.toHaveBeenCalled()
  })
})
