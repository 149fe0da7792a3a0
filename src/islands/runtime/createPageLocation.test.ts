import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageLocation } from './createPageLocation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(taken: boolean) {
  const reload = vi.fn()
  const send = vi.fn(() => taken)
  const location = createPageLocation(
    { assign: vi.fn(), reload },
    () => 'https://diari.example/',
    { hosts: [] },
    { send },
  )
  return { location, reload, send }
}

it('the page is reloaded by the browser where there is no app', () => {
  const { location, reload } = setUp(false)
  location.reload()
  expect(reload).toHaveBeenCalledOnce()
})

it('the page is reloaded by the app, or by the browser where the app has not done it within 5 s', () => {
  const { location, reload, send } = setUp(true)
  location.reload()
  expect(send).toHaveBeenCalledExactlyOnceWith('reload')
  vi.advanceTimersByTime(4999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})
