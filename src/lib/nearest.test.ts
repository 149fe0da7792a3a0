import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const names = ['poll', 'comments', 'comments-count', 'paywall']

it.each([
  ['pol', 'poll'],
  ['Comment', 'comments'],
  ['coments-count', 'comments-count'],
  ['pay-wall', 'paywall'],
])('takes %s for %s', (typed, meant) => {
  expect(nearest(typed, names)).toBe(meant)
})

it('returns undefined for an empty list', () => {
  expect(nearest('poll', [])).toBeUndefined()
})
