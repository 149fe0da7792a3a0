import { expect, it, vi } from 'vitest'
import { afterwards } from './afterwards.ts'

it('afterwards calls back once a promise is settled, and passes its result on', async () => {
  const act = vi.fn()
  const answer = afterwards(Promise.resolve(7), act)
  expect(act).not.toHaveBeenCalled()
  expect(await answer).toBe(7)
  expect(act).toHaveBeenCalledOnce()
  await expect(afterwards(Promise.reject(new Error('lost')), act)).rejects.toThrow('lost')
  expect(act).toHaveBeenCalledTimes(2)
})
