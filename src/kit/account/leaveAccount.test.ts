import { expect, it, vi } from 'vitest'
import { leaveAccount } from './leaveAccount.ts'

it.each([
  ['an address was given', '/politica/1001.html', 5, { canGoBack: true }, 'on'],
  ['there is a page before', null, 5, { canGoBack: true }, 'back'],
  ['there is one, for all that the browser tells', '', 2, undefined, 'back'],
  ['the tab began here', undefined, 1, undefined, 'on'],
  ['what there is lies ahead', null, 2, { canGoBack: false }, 'on'],
])('leaveAccount chooses its way: %s', (_, given, length, navigation, way) => {
  const onContinue = vi.fn()
  const back = vi.fn()
  leaveAccount(given, onContinue, { history: { length, back }, navigation })
  expect([onContinue.mock.calls.length, back.mock.calls.length]).toEqual(way === 'on' ? [1, 0] : [0, 1])
})
