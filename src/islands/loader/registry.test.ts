import { expect, it } from 'vitest'
import { prefetchPath } from './registry.ts'

it.each([
  ['poll/{pollId}', { pollId: '7' }, 'poll/7'],
  ['list/{id}?order={order:desc}', { id: '1' }, 'list/1?order=desc'],
  ['list/{id}?order={order:desc}', { id: '1', order: 'asc' }, 'list/1?order=asc'],
  ['poll/{pollId}', { pollId: 'es:7' }, 'poll/es%3A7'],
  // A value that is no id could be another path.
  ['poll/{pollId}', { pollId: '../user/content/1002/save?x=' }, 'poll/{pollId}'],
  ['poll/{pollId}', { pollId: '..' }, 'poll/{pollId}'],
  ['list/{id}?order={order:desc}', { id: '1', order: 'asc&x=1' }, 'list/1?order={order:desc}'],
  // A missing option keeps its placeholder.
  ['poll/{pollId}', {}, 'poll/{pollId}'],
  ['poll/{pollId}', { pollId: '' }, 'poll/{pollId}'],
])('prefetchPath resolves %s with %j to %s', (template, options, path) => {
  expect(prefetchPath(template, options)).toBe(path)
})
