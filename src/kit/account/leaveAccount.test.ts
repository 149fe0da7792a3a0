import { expect, it, vi } from 'vitest'
import { leaveAccount } from './leaveAccount.ts'

it.each([
  ['continues where an address was given', '/politica/1001.html', 5, { canGoBack: true }, 'on'],
  ['goes back where there is a page before', null, 5, { canGoBack: true }, 'back'],
  ['goes back where the browser tells only that the history has several pages', '', 2, undefined, 'back'],
  ['continues where the tab began here', undefined, 1, undefined, 'on'],
  ['continues where all other pages of the history lie ahead', null, 2, { canGoBack: false }, 'on'],
])('leaveAccount %s', (_, given, length, navigation, way) => {
  const onContinue = vi.fn()
  const back = vi.fn()
  leaveAccount(given, onContinue, { history: { length, back }, navigation })
  expect([onContinue.mock.calls.length, back.mock.calls.length]).toEqual(way === 'on' ? [1, 0] : [0, 1])
})
