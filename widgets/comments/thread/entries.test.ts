import { expect, it } from 'vitest'
import { buildComment } from '../comments.fixture.ts'
import { rootOf, withComments } from './entries.ts'

it.each([
  ['itself', { c1: 'c1' }, 'c1', 'c1'],
  ['each other', { c1: 'c2', c2: 'c1' }, 'c1', 'c2'],
  ['a thread', { c3: 'c2', c2: 'c1' }, 'c3', 'c1'],
])('a comment’s thread is found where the parents are %s', (_, parents, id, root) => {
  const comments = Object.entries(parents).map(([own, parentCommentId]) => buildComment(own, { parentCommentId }))
  expect(rootOf(withComments(new Map(), comments, new Date('2026-03-02T09:00:00Z')), id)).toBe(root)
})
