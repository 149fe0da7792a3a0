import { expect, it, vi } from 'vitest'
import type { InterruptedAction } from '../../../src/session/interruption.ts'
import { createAsked } from './createAsked.ts'

const issue = {
  id: '7',
  type: 'Diari',
  date: '21/11/2026',
  pdf: { url: 'https://d.example/7.pdf', filename: '', size: 1 },
}

function setUp() {
  const keep = vi.fn<(action: InterruptedAction) => void>()
  const drop = vi.fn()
  const report = vi.fn()
  return { asked: createAsked({ keep, drop }, report), keep, drop, report }
}

it('is kept over a sign-in, and comes back as it was', () => {
  const { asked, keep } = setUp()
  asked.ask(issue)
  expect(asked.getState()).toBe(issue)
  const [[action] = []] = keep.mock.calls
  if (!action) throw new Error('Nothing was kept.')
  const later = setUp()
  later.asked.resume(action)
  expect(later.asked.getState()).toEqual(issue)
})

it('is forgotten here and in the tab’s storage', () => {
  const { asked, drop } = setUp()
  asked.ask(issue)
  asked.forget()
  expect(asked.getState()).toBeUndefined()
  expect(drop).toHaveBeenCalledOnce()
})

it.each([undefined, '{', '{"id":7}'])('what was broken meanwhile (%j) is ignored and reported', (detail) => {
  const { asked, report } = setUp()
  asked.resume({ kind: 'archive', id: 'pdf', detail })
  expect(asked.getState()).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
})
