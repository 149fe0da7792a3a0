import { describe, expect, it, vi } from 'vitest'
import type { AppMessage } from '../../../src/app-bridge/appBridge.types.ts'
import { createSavedPdfs } from './createSavedPdfs.ts'

function setUp(inApp = true) {
  let tell = (_: AppMessage) => {}
  const timers = new Map<() => void, number>()
  const life = new AbortController()
  const app = {
    inApp,
    send: vi.fn(() => true),
    subscribe(listener: (message: AppMessage) => void) {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
  }
  const saved = createSavedPdfs({
    app,
    setTimer(act, ms) {
      timers.set(act, ms)
      return () => timers.delete(act)
    },
    signal: life.signal,
  })
  /** Lets the pause pass; its length, or undefined when nobody waits. */
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
    life,
    answer: (...ids: string[]) => tell({ action: 'setSavedPDFs', pdfs: ids.map((id) => ({ id, size: 1 })) }),
  }
}

describe('the papers that the app has saved', () => {
  it('are asked for every 500 ms, seven times, and are then none', () => {
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

  it('are asked for no longer by an app that answers while it is asked', () => {
    const { saved, app, pass, answer } = setUp()
    app.send.mockImplementation(() => {
      answer('7')
      return true
    })
    pass()
    expect(saved.getState()).toEqual(new Set(['7']))
    expect(pass()).toBeUndefined()
  })

  it('are asked for no longer once the app has answered', () => {
    const { saved, app, pass, answer } = setUp()
    pass()
    answer('1', '2')
    expect(saved.getState()).toEqual(new Set(['1', '2']))
    expect(pass()).toBeUndefined()
    expect(app.send).toHaveBeenCalledTimes(2)
    answer('1', '2', '3')
    expect(saved.getState()?.has('3')).toBe(true)
  })

  it('matter to nobody when the island has gone, or on the web', () => {
    const { saved, pass, life, answer } = setUp()
    life.abort()
    expect(pass()).toBeUndefined()
    answer('1')
    expect(saved.getState()).toBeUndefined()

    const web = setUp(false)
    expect(web.app.send).not.toHaveBeenCalled()
  })
})
