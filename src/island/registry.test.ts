import { expect, it } from 'vitest'
import { firstPath } from './registry.ts'

it.each([
  ['poll/{pollId}', { pollId: '7' }, 'poll/7'],
  ['list/{id}?order={order:desc}', { id: '1' }, 'list/1?order=desc'],
  ['list/{id}?order={order:desc}', { id: '1', order: 'asc' }, 'list/1?order=asc'],
  // What is missing stays to be seen.
  ['poll/{pollId}', {}, 'poll/{pollId}'],
  ['poll/{pollId}', { pollId: '' }, 'poll/{pollId}'],
])('%s with %j asks for %s', (template, options, path) => {
  expect(firstPath(template, options)).toBe(path)
})
