import { expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

it('a frame called requestIdleCallback, in a browser that has none, keeps nothing back', async () => {
  vi.stubGlobal('requestIdleCallback', window)
  const due = vi.fn()
  whenIdle(due)
  await vi.waitFor(() => expect(due).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})
