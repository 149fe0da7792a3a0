import { expect, it, onTestFinished, vi } from 'vitest'
import { createBackStack } from './createBackStack.ts'

it.each([
  ['before the list has marked its entry of the history', () => {}],
  ['after a script of the page has written another state', () => window.history.replaceState({ page: 1 }, '')],
])('a screen that is opened %s leads back to the list', async (_, meanwhile) => {
  const before = window.history.state
  onTestFinished(() => window.history.replaceState(before, ''))
  const stack = createBackStack({ contentId: '1002', browser: window, close: vi.fn(), leave: vi.fn(), search: vi.fn() })
  meanwhile()
  stack.open({ name: 'NewComment', path: [] })
  onTestFinished(stack.start())
  window.history.back()
  await vi.waitFor(() => expect(stack.getState()).toMatchObject({ views: [{ name: 'ContentComments' }], pushed: 0 }))
})
