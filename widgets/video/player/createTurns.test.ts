import { expect, it, vi } from 'vitest'
import { createTurns } from './createTurns.ts'

it('createTurns pauses the playing video when another one begins, and no other', () => {
  const turns = createTurns()
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()]
  turns.take(first)
  turns.take(first)
  expect(first).not.toHaveBeenCalled()
  turns.take(second)
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  turns.leave(first)
  turns.leave(second)
  turns.take(third)
  expect(second).not.toHaveBeenCalled()
})
