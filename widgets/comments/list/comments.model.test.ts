import { describe, expect, it } from 'vitest'
import { buildComment, buildList } from '../comments.fixture.ts'
import { canDelete, placeholderOf } from './comments.model.ts'

const own = { author: { id: 'me', nick: 'Me' } }

describe('placeholderOf', () => {
  it.each([
    ['published', undefined],
    ['deletedByUser', 'deletedByUser'],
    ['deletedByModeration', 'deletedByModeration'],
    ['banned', 'banned'],
    ['pendingModeration', 'pending'],
    ['pendingPublication', 'pending'],
  ] as const)('returns the placeholder of a comment that is %s', (state, placeholder) => {
    expect(placeholderOf(buildComment('1', { state }), 'me')).toBe(placeholder)
  })

  it('shows a pending comment to its author', () => {
    expect(placeholderOf(buildComment('1', { state: 'pendingModeration', ...own }), 'me')).toBeUndefined()
  })
})

describe('canDelete', () => {
  const { options } = buildList([], { options: { userCanDeleteComments: true } })

  it('is true only for one’s own comments, and only where the content allows it', () => {
    expect(canDelete(buildComment('1', own), options, 'me')).toBe(true)
    expect(canDelete(buildComment('1'), options, 'me')).toBe(false)
    expect(canDelete(buildComment('1', own), { ...options, userCanDeleteComments: false }, 'me')).toBe(false)
    expect(canDelete(buildComment('1', own), options, undefined)).toBe(false)
  })

  it('is false for a deleted comment', () => {
    expect(canDelete(buildComment('1', { state: 'deletedByUser', ...own }), options, 'me')).toBe(false)
  })
})
