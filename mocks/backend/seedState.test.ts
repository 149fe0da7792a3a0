import { expect, test } from 'vitest'
import { NOON, setUpBackend } from './backend.fixture.ts'
import { createPersonas } from './personas.ts'

test('the same seed creates the same state, a different seed a different one', () => {
  const comments = (seed?: number) => [...setUpBackend(seed).backend.state.comments.values()]
  expect(comments()).toEqual(comments())
  expect(comments(2).map(({ body }) => body)).not.toEqual(comments().map(({ body }) => body))
})

test('no comment of the long thread is repeated within two screens', () => {
  const { backend } = setUpBackend()
  const bodies = [...backend.state.comments.values()]
    .filter(({ contentId, parentCommentId }) => contentId === '1001' && !parentCommentId)
    .map(({ body }) => body)
  const repeated = bodies.filter((body, index) => bodies.slice(index + 1, index + 41).includes(body))
  expect(repeated).toEqual([])
})

test('no comment is dated in the future, nor before its parent', () => {
  const { comments } = setUpBackend().backend.state
  for (const { publicationDate, parentCommentId } of comments.values()) {
    expect(publicationDate < NOON.toISOString()).toBe(true)
    const parent = parentCommentId ? comments.get(parentCommentId) : undefined
    if (parent) expect(parent.publicationDate < publicationDate).toBe(true)
  }
})

test.each([
  ['trial-14', 14],
  ['trial-1', 1],
  ['trial-0', 0],
] as const)('the trial of %s ends that many days from now and has not ended yet', (name, days) => {
  // Half an hour after the newspaper's midnight it is still the day before in UTC.
  for (const now of [NOON, new Date('2026-11-28T23:30:00Z'), new Date('2026-06-28T22:30:00Z')]) {
    const { endTrialDate } = createPersonas(now)[name]
    const left = new Date(endTrialDate ?? '').getTime() - now.getTime()
    expect(left).toBeGreaterThan(0)
    expect(Math.floor(left / (24 * 60 * 60 * 1000))).toBe(days)
  }
})

test('a newspaper that starts again has the comments of its new start, and none of the changes', () => {
  const { backend, clock } = setUpBackend()
  const [first] = backend.state.comments.values()
  const before = structuredClone(first)
  const [last] = [...backend.state.comments.keys()].slice(-1)
  first?.likedByUserIds.push('9001')
  backend.state.comments.delete(last ?? '')
  clock.now = new Date(NOON.getTime() + 60_000)
  backend.reset()
  const [again] = backend.state.comments.values()
  expect(again).toEqual({
    ...before,
    publicationDate: new Date(Date.parse(before?.publicationDate ?? '') + 60_000).toISOString(),
  })
  expect(backend.state.comments.has(last ?? '')).toBe(true)
})
