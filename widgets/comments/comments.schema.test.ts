import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { CommentListSchema, CommentSchema, RepliesSchema } from './comments.schema.ts'
import type { Comment } from './comments.types.ts'
import { FoundUsersSchema } from './foundUsers.schema.ts'

const comment = { id: 7, body: 'Hello', publicationDate: '2026-11-21', author: { id: 1, nick: 'Ada' } }

it('a published comment has the fields of the public event', () => {
  expectTypeOf<v.InferOutput<typeof CommentSchema>>().toEqualTypeOf<Comment>()
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

  it('stays in the thread whatever is wrong in its optional fields', () => {
    const odd = { likedByUserIds: null, mentions: null, likesNumber: -1, reported: 'no', state: 7 }
    const { read, reports } = readValue(
      { comments: [{ ...comment, ...odd }], contentNumComments: 1 },
      CommentListSchema,
    )
    expect(read?.comments).toMatchObject([
      { id: '7', likedByUserIds: [], mentions: [], likesNumber: 0, reported: false, state: 'published' },
    ])
    expect(reports).toHaveLength(5)
    expect(reports).toContain('comments[0].mentions: expected a list, got null')
  })

  it('stays in the thread without its date and its author’s nick, in a list without its number', () => {
    const odd = { publicationDate: null, author: { id: 2, nick: null } }
    const { read, reports } = readValue(
      { comments: [{ ...comment, ...odd }], contentNumComments: -1 },
      CommentListSchema,
    )
    expect(read?.comments).toMatchObject([{ id: '7', publicationDate: '', author: { id: '2', nick: '' } }])
    expect(read?.contentNumComments).toBeUndefined()
    expect(reports).toContain('contentNumComments: expected at least 0, got -1')
  })

  it.each([{ author: {} }, { author: [] }, { author: 7 }, { author: undefined }])(
    'stays in the thread without its author: %j',
    (odd) => {
      expect(v.parse(CommentSchema, { ...comment, ...odd })).toMatchObject({ id: '7', author: { id: '', nick: '' } })
    },
  )

  it('keeps the likes and mentions that can be read', () => {
    const lists = { likedByUserIds: [1, {}], mentions: [{ id: 2, nick: 'Bet' }, { id: 3 }] }
    const { read, reports } = readValue({ ...comment, ...lists }, CommentSchema)
    expect(read).toMatchObject({ likedByUserIds: ['1'], mentions: [{ id: '2', nick: 'Bet' }] })
    expect(reports).toEqual([expect.stringMatching(/^likedByUserIds\[1\]: /), 'mentions[1].nick: a nick is missing'])
  })

  it.each([
    { ...comment, id: undefined },
    { ...comment, body: null },
  ])('is dropped without its required fields, and the rest of the list is kept', (broken) => {
    expect(v.safeParse(CommentSchema, broken).success).toBe(false)
    const answer = { comments: [broken, comment], contentNumComments: 2 }
    expect(v.parse(CommentListSchema, answer)).toMatchObject({ comments: [{ id: '7' }], received: 2 })
  })
})

it.each(['deletedByUser', 'deletedByModeration', 'banned'] as const)(
  'a comment that is %s stays in the thread without its body and its author',
  (state) => {
    const { id, publicationDate } = comment
    for (const gone of [{}, { body: null, author: null }])
      expect(v.parse(CommentSchema, { id, publicationDate, state, ...gone })).toMatchObject({
        id: '7',
        body: '',
        state,
      })
  },
)

it.each([1795255200, 1795255200000])('a comment’s date may be a number: %d', (publicationDate) => {
  expect(v.parse(CommentSchema, { ...comment, publicationDate }).publicationDate).toBe(String(publicationDate))
})

describe('one broken item of an answer', () => {
  it('is dropped from the comments and the reporting reasons, and reported', () => {
    const answer = {
      comments: [{ ...comment, body: 1 }, comment],
      contentNumComments: 2,
      reportingReasons: [{ id: 1, text: 'Spam' }, { id: 2 }],
    }
    expect(readValue(answer, CommentListSchema)).toEqual({
      read: expect.objectContaining({
        comments: [expect.objectContaining({ id: '7' })],
        reportingReasons: [{ id: '1', text: 'Spam' }],
      }),
      reports: ['comments[0]: has no body', 'reportingReasons[1].text: a text is missing'],
    })
  })

  it.each([
    ['replies', { replies: [comment, null] }],
    ['comments', { comments: [comment, null] }],
    ['a bare list', [comment, null]],
  ])('is dropped from %s, and reported', (_, answer) => {
    expect(readValue(answer, RepliesSchema)).toEqual({
      read: { comments: [expect.objectContaining({ id: '7' })], received: 2 },
      reports: [expect.stringMatching(/^(replies|comments|)\[1\]: expected an object, got null$/)],
    })
  })

  it('counts as missing where it is an option or an object of options, and is reported', () => {
    const answer = { comments: [comment], contentNumComments: 1 }
    const options = { commentsAllowed: false, repliesAllowed: 'no', authorQuestion: 7 }
    expect(readValue({ ...answer, options }, CommentListSchema)).toEqual({
      read: expect.objectContaining({
        options: expect.objectContaining({ commentsAllowed: false, repliesAllowed: true }),
      }),
      reports: [
        'options.repliesAllowed: expected true or false, got "no"',
        'options.authorQuestion: expected text, got 7',
      ],
    })
    expect(
      readValue({ ...answer, options: 'none', mainContent: 7, reportingReasons: null }, CommentListSchema),
    ).toEqual({
      read: expect.objectContaining({
        comments: [expect.objectContaining({ id: '7' })],
        options: expect.objectContaining({ commentsAllowed: true }),
        reportingReasons: [],
      }),
      reports: ['mainContent', 'reportingReasons', 'options'].map((name) => expect.stringContaining(name)),
    })
  })

  it('is dropped from the readers to mention, and reported', () => {
    expect(readValue([{ id: 3, nick: 'Clara', type: 'author' }], FoundUsersSchema).read).toEqual([
      { id: '3', nick: 'Clara', type: 'author' },
    ])
    expect(readValue([{ id: 1 }, { id: 2, nick: 'Bet' }], FoundUsersSchema)).toEqual({
      read: [{ id: '2', nick: 'Bet' }],
      reports: ['[0].nick: a nick is missing'],
    })
  })
})
