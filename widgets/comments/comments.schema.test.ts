import type { GenericSchema, InferOutput } from 'valibot'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { check } from '../../src/lib/parseJson.ts'
import { CommentListSchema, CommentSchema, RepliesSchema } from './comments.schema.ts'
import type { Comment } from './comments.types.ts'
import { FoundUsersSchema } from './foundUsers.schema.ts'

const comment = { id: 7, body: 'Hello', publicationDate: '2026-11-21', author: { id: 1, nick: 'Ada' } }

it('has the fields of the public event', () => {
  expectTypeOf<InferOutput<typeof CommentSchema>>().toEqualTypeOf<Comment>()
})

describe('a comment', () => {
  it('gets defaults for missing optional fields', () => {
    expect(v.parse(CommentSchema, { ...comment, state: 'somethingNew' })).toMatchObject({
      id: '7',
      state: 'published',
      likedByUserIds: [],
      repliesNumber: 0,
    })
  })

  it.each([
    { ...comment, id: undefined },
    { ...comment, body: null },
    { ...comment, author: {} },
    { ...comment, likesNumber: -1 },
  ])('is dropped without its required fields, and the rest of the list is kept', (broken) => {
    expect(v.safeParse(CommentSchema, broken).success).toBe(false)
    const answer = { comments: [broken, comment], contentNumComments: 2 }
    expect(v.parse(CommentListSchema, answer)).toMatchObject({ comments: [{ id: '7' }], received: 2 })
  })
})

/** The parsed answer, and the reported problems. */
function parse(schema: GenericSchema, answer: unknown) {
  const onDropped = vi.fn()
  const result = check(answer, schema, onDropped)
  return { value: result.ok ? result.value : undefined, dropped: onDropped.mock.calls.map(([problem]) => problem) }
}

describe('one broken item', () => {
  it('is dropped from the comments and the reporting reasons, and reported', () => {
    const answer = {
      comments: [{ ...comment, body: 1 }, comment],
      contentNumComments: 2,
      reportingReasons: [{ id: 1, text: 'Spam' }, { id: 2 }],
    }
    expect(parse(CommentListSchema, answer)).toEqual({
      value: expect.objectContaining({
        comments: [expect.objectContaining({ id: '7' })],
        reportingReasons: [{ id: '1', text: 'Spam' }],
      }),
      dropped: [expect.stringMatching(/^\[0\]\.body/), expect.stringMatching(/^\[1\]\.text/)],
    })
  })

  it.each([
    ['replies', { replies: [comment, null] }],
    ['comments', { comments: [comment, null] }],
    ['a bare list', [comment, null]],
  ])('is dropped from %s, and reported', (_, answer) => {
    expect(parse(RepliesSchema, answer)).toEqual({
      value: { comments: [expect.objectContaining({ id: '7' })], received: 2 },
      dropped: [expect.stringMatching(/^\[1\]/)],
    })
  })

  it('of the options, or all of them, counts as missing, and is reported', () => {
    const answer = { comments: [comment], contentNumComments: 1 }
    const options = { commentsAllowed: false, repliesAllowed: 'no', authorQuestion: 7 }
    expect(parse(CommentListSchema, { ...answer, options })).toEqual({
      value: expect.objectContaining({
        options: expect.objectContaining({ commentsAllowed: false, repliesAllowed: true, authorQuestion: undefined }),
      }),
      dropped: [expect.stringMatching(/^repliesAllowed/), expect.stringMatching(/^authorQuestion/)],
    })
    expect(parse(CommentListSchema, { ...answer, options: 'none', mainContent: 7, reportingReasons: null })).toEqual({
      value: expect.objectContaining({
        comments: [expect.objectContaining({ id: '7' })],
        options: expect.objectContaining({ commentsAllowed: true }),
        mainContent: undefined,
        reportingReasons: [],
      }),
      dropped: ['mainContent', 'reportingReasons', 'options'].map((name) => expect.stringContaining(name)),
    })
  })

  it('is dropped from the readers to mention, and reported', () => {
    expect(parse(FoundUsersSchema, [{ id: 1 }, { id: 2, nick: 'Bet' }])).toEqual({
      value: [{ id: '2', nick: 'Bet' }],
      dropped: [expect.stringMatching(/^\[0\]\.nick/)],
    })
  })
})
