import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRestoreBudget } from './createRestoreBudget.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('the budget for restoring parts lasts for a morph every few seconds', () => {
  const mayRestore = createRestoreBudget()
  for (let round = 0; round < 100; round++) {
    expect(mayRestore()).toBe(true)
    vi.advanceTimersByTime(2000)
  }
})

it('the budget for restoring parts ends where a script does not stop removing them', () => {
  const mayRestore = createRestoreBudget()
  const restored = Array.from({ length: 30 }, mayRestore)
  expect(restored.filter(Boolean)).toHaveLength(20)
})
