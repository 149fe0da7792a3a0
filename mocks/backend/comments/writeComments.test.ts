import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CommentListSchema, CommentSchema, RepliesSchema } from '#widgets/comments/comments.schema.ts'
import { setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'

function setUp() {
  const { request } = setUpBackend()
  return {
    request,
    post: (contentId: string, comment: unknown, as: PersonaName = 'subscriber') =>
      request(`/comment/content/${contentId}/new`, { method: 'POST', as, body: { comment } }),
    list: async (contentId: string, as?: PersonaName) =>
      v.parse(CommentListSchema, (await request(`/comment/content/${contentId}`, as && { as })).value),
  }
}

test('a new comment is first in desc order and counted', async () => {
  const { post, list } = setUp()
  const posted = v.parse(CommentSchema, (await post('1003', { body: '  Bon dia  ' })).value)
  expect(posted).toMatchObject({ body: 'Bon dia', state: 'published', author: { nick: 'Aloma del Rec' } })
  expect(await list('1003')).toMatchObject({ contentNumComments: 1, comments: [posted] })
})

test('a reply names its parent, which counts it', async () => {
  const { request, post } = setUp()
  const parent = v.parse(CommentSchema, (await post('1003', { body: 'Pregunto' })).value)
  const reply = await post('1003', {
    body: '@Bet contesto',
    parentCommentId: parent.id,
    mentions: [{ id: 2002, nick: 'Bet' }],
  })
  expect(reply.value).toMatchObject({ parentCommentId: parent.id, mentions: [{ id: '2002', nick: 'Bet' }] })
  const replies = v.parse(RepliesSchema, (await request(`/comment/${parent.id}/replies`)).value)
  expect(replies.comments.map(({ body }) => body)).toEqual(['@Bet contesto'])
})

test('a comment that awaits moderation is visible to its author only', async () => {
  const { post, list } = setUp()
  const before = await list('1005', 'premium-s')
  expect(await post('1005', { body: 'I l’all?' })).toMatchObject({ value: { state: 'pendingModeration' } })
  expect(await list('1005', 'premium-s')).toEqual(before)
  const own = await list('1005', 'subscriber')
  expect(own.comments[0]).toMatchObject({ body: 'I l’all?', state: 'pendingModeration' })
  expect(own.contentNumComments).toBe(before.contentNumComments)
})

test.each([
  ['an empty comment', '1001', { body: '   ' }, 400],
  ['no comment at all', '1001', undefined, 400],
  ['an article that is closed', '1004', { body: 'Hola' }, 403],
  ['an article that is unknown', '9999', { body: 'Hola' }, 404],
  ['a parent that is unknown', '1001', { body: 'Hola', parentCommentId: '1' }, 404],
])('the backend refuses %s', async (_, contentId, comment, status) => {
  const { post } = setUp()
  expect(await post(contentId, comment)).toMatchObject({ status })
})

test('the backend refuses a reply where replies are not allowed', async () => {
  const { list, post } = setUp()
  const [parent] = (await list('1006')).comments.filter(({ state }) => state === 'published')
  expect(await post('1006', { body: 'Hola', parentCommentId: parent?.id })).toMatchObject({ status: 403 })
})

test('a comment is liked and unliked', async () => {
  const { request, list } = setUp()
  const [comment] = (await list('1002')).comments
  const like = (like: unknown) =>
    request(`/comment/${comment?.id}/like`, { method: 'POST', as: 'premium-c', body: { like } })
  await like(true)
  // From another tab with older data.
  await like(true)
  const [liked] = (await list('1002')).comments
  expect(liked?.likesNumber).toBe((comment?.likesNumber ?? 0) + 1)
  expect(liked?.likedByUserIds).toContain('9012')
  await like(false)
  expect((await list('1002')).comments[0]).toEqual(comment)
  expect(await like('yes')).toMatchObject({ status: 400 })
})

test('a reader reports a comment once, with a known reason', async () => {
  const { request, list } = setUp()
  const [comment] = (await list('1002')).comments
  const report = (reasonId: string, as: PersonaName = 'subscriber') =>
    request(`/comment/${comment?.id}/report`, { method: 'POST', as, body: { reasonId } })
  expect(await report('77')).toMatchObject({ status: 400, codes: ['INVALID_FIELD'] })
  expect(await report('1')).toMatchObject({ status: 200 })
  expect(await report('2')).toMatchObject({ status: 409, codes: ['COMMENT_ALREADY_REPORTED'] })
  expect(await report('2', 'founder')).toMatchObject({ status: 200 })
  expect((await list('1002', 'subscriber')).comments[0]?.reported).toBe(true)
  expect((await list('1002', 'premium-c')).comments[0]?.reported).toBe(false)
})

test('an own comment is deleted, or emptied when it has replies', async () => {
  const { request, list } = setUp()
  const before = await list('1002', 'subscriber')
  const own = before.comments.filter(({ author }) => author.id === '9006')
  const withoutReplies = own.find(({ repliesNumber }) => repliesNumber === 0)
  const answered = own.find(({ repliesNumber }) => repliesNumber > 0)
  for (const comment of [withoutReplies, answered]) {
    expect(await request(`/comment/${comment?.id}`, { method: 'DELETE', as: 'subscriber' })).toMatchObject({
      status: 200,
    })
  }
  const after = await list('1002')
  expect(after.contentNumComments).toBe(Number(before.contentNumComments) - 1)
  expect(after.comments.find(({ id }) => id === withoutReplies?.id)).toBeUndefined()
  expect(after.comments.find(({ id }) => id === answered?.id)).toMatchObject({ state: 'deletedByUser', body: '' })
})

test('the backend refuses to delete another’s comment, or an own one where that is not allowed', async () => {
  const { request, list } = setUp()
  const own = (await list('1006', 'subscriber')).comments.find(({ author }) => author.id === '9006')
  const other = (await list('1002')).comments.find(({ author }) => author.id !== '9006')
  for (const comment of [own, other]) {
    expect(await request(`/comment/${comment?.id}`, { method: 'DELETE', as: 'subscriber' })).toMatchObject({
      status: 403,
    })
  }
})

test('article 1006 shows a comment in every state', async () => {
  const { list } = setUp()
  const { comments } = await list('1006', 'subscriber')
  expect(comments.filter(({ reported }) => reported)).toHaveLength(1)
  expect(new Set(comments.map(({ state }) => state))).toEqual(
    new Set(['published', 'pendingModeration', 'deletedByModeration', 'deletedByUser', 'banned']),
  )
})
