import { expect, it } from 'vitest'
import { misspelt, near, nearest } from './nearest.ts'

const names = ['poll', 'comments', 'comments-count', 'paywall']

it.each([
  ['pol', 'poll'],
  ['Comment', 'comments'],
  ['coments-count', 'comments-count'],
  ['pay-wall', 'paywall'],
])('nearest takes %s for %s', (typed, meant) => {
  expect(nearest(typed, names)).toBe(meant)
})

it('nearest returns undefined for an empty list', () => {
  expect(nearest('poll', [])).toBeUndefined()
})

it.each([
  ['titel', 'title'],
  ['contentid', 'contentId'],
  ['mesage-id', 'message-id'],
])('misspelt takes %s for a slip of %s', (typed, meant) => {
  expect(misspelt(typed, ['title', 'contentId', 'message-id', 'url'])).toBe(meant)
})

it.each(['testid', 'urgent', 'is'])('misspelt finds nothing for %s', (typed) => {
  expect(misspelt(typed, ['title', 'contentId', 'message-id', 'url'])).toBeUndefined()
})

it('nearest and misspelt compare long words by their first letters, so that no page can make them take long', () => {
  const long = 'comments'.repeat(100_000)
  expect(nearest(long, names)).toBe('comments-count')
  expect(misspelt(long, names)).toBeUndefined()
})

it.each([
  ['ascending', 'asc'],
  ['DESCENDING', 'desc'],
  ['register-wall', 'regiwall'],
  ['comments-of-articles', 'comments'],
  ['comments-cont', 'comments-count'],
])('near finds for %s the name %s', (typed, meant) => {
  expect(near(typed, ['asc', 'desc', 'regiwall', 'ad', 'comments', 'comments-count'])).toBe(meant)
})

it.each([
  ['a word unlike any', 'xyzzy'],
  ['a word that begins with a short one', 'advertisement'],
  ['a letter', 'q'],
  ['an empty text', ''],
  ['a text of 800,000 letters', 'comments'.repeat(100_000)],
])('near finds nothing for %s', (_, typed) => {
  expect(near(typed, ['asc', 'desc', 'regiwall', 'ad', 'comments', 'comments-count'])).toBeUndefined()
})
