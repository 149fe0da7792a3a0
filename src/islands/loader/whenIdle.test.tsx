import { expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

it('whenIdle calls back in a browser without requestIdleCallback where a frame has that name', async () => {
  vi.stubGlobal('requestIdleCallback', window)
  const due = vi.fn()
  whenIdle(due)
  await vi.waitFor(() => expect(due).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})
