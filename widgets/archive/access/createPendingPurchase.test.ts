import { expect, it, vi } from 'vitest'
import type { InterruptedAction } from '#page/resume/interruptedActions.ts'
import { createPendingPurchase } from './createPendingPurchase.ts'

const issue = {
  id: '7',
  type: 'Diari',
  date: '21/11/2026',
  pdf: { url: 'https://d.example/7.pdf', filename: '', size: 1 },
}

function setUp() {
  const save = vi.fn<(action: InterruptedAction) => void>()
  const drop = vi.fn()
  const report = vi.fn()
  return { pending: createPendingPurchase({ save, drop }, report), save, drop, report }
}

it('a pending purchase is stored during a sign-in, and restored unchanged', () => {
  const { pending, save } = setUp()
  pending.start(issue, 'signedOut')
  expect(pending.getState()).toBe(issue)
  const [[action] = []] = save.mock.calls
  if (!action) throw new Error('Nothing was stored.')
  const later = setUp()
  later.pending.resume(action)
  expect(later.pending.getState()).toEqual(issue)
})

it('a pending purchase is not stored for a signed-in reader, or the offer would reappear after a purchase', () => {
  const { pending, save } = setUp()
  pending.start(issue, 'notSubscribed')
  expect(pending.getState()).toBe(issue)
  expect(save).not.toHaveBeenCalled()
})

it('a pending purchase is removed from memory and from the tab’s storage', () => {
  const { pending, drop } = setUp()
  pending.start(issue, 'signedOut')
  pending.clear()
  expect(pending.getState()).toBeUndefined()
  expect(drop).toHaveBeenCalledOnce()
})

it.each([undefined, '{', '{"id":7}'])(
  'a pending purchase is ignored and reported when the stored value is broken (%j)',
  (detail) => {
    const { pending, report } = setUp()
    pending.resume({ kind: 'archive', id: 'pdf', detail })
    expect(pending.getState()).toBeUndefined()
    expect(report).toHaveBeenCalledOnce()
  },
)
