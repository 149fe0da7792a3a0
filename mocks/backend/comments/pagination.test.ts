import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Comment, CommentListSchema, type CommentOrder, RepliesSchema } from '#widgets/comments/comments.schema.ts'
import { setUpBackend } from '../backend.fixture.ts'

type Ask = ReturnType<typeof setUpBackend>['request']

/** Loads pages until an answer is empty, as an infinite scroll does, and calls `between` after each. */
async function readAll(request: Ask, path: string, order: CommentOrder, between = async () => {}): Promise<Comment[]> {
  const read: Comment[] = []
  for (;;) {
    const from = read.at(-1)?.id
    const { value } = await request(`${path}?order=${order}${from === undefined ? '' : `&fromCommentId=${from}`}`)
    const { comments } = v.parse(RepliesSchema, value)
    expect(comments.length).toBeLessThanOrEqual(20)
    if (comments.length === 0) return read
    read.push(...comments)
    await between()
  }
}

async function readRepliesOf(request: Ask, comments: readonly Comment[]): Promise<Comment[]> {
  const found: Comment[] = []
  for (const { id, repliesNumber } of comments) {
    if (repliesNumber === 0) continue
    const replies = await readAll(request, `/comment/${id}/replies`, 'asc')
    expect(replies).toHaveLength(repliesNumber)
    found.push(...replies, ...(await readRepliesOf(request, replies)))
  }
  return found
}

test.each(['desc', 'asc'] as const)(
  'a conversation of 1,200 comments is paged through once, in %s, while others write',
  async (order) => {
    const { request, clock } = setUpBackend()
    let written = 0
    const roots = await readAll(request, '/comment/content/1001', order, async () => {
      if (written === 5) return
      written += 1
      clock.now = new Date(clock.now.getTime() + 1000)
      await request('/comment/content/1001/new', {
        method: 'POST',
        as: 'subscriber',
        body: { comment: { body: `Mentrestant, ${written}` } },
      })
    })
    const seeded = roots.filter(({ body }) => !body.startsWith('Mentrestant'))
    const all = [...seeded, ...(await readRepliesOf(request, seeded))]

    expect(all).toHaveLength(1200)
    expect(new Set(all.map(({ id }) => id)).size).toBe(1200)
    expect(roots.length - seeded.length).toBe(order === 'asc' ? 5 : 0)
    const dates = roots.map(({ publicationDate }) => publicationDate)
    expect(order === 'asc' ? dates : dates.reverse()).toEqual(dates.toSorted())
  },
)

test('a conversation’s count has all visible comments, replies included', async () => {
  const { request } = setUpBackend()
  const { value } = await request('/comment/content/1001')
  expect(value).toMatchObject({ currentNumComments: 20 })
  expect(v.parse(CommentListSchema, value)).toMatchObject({ contentNumComments: 1200 })
})

test('replies go four levels deep', async () => {
  const { backend } = setUpBackend()
  const { comments } = backend.state
  const depth = (id: string): number => {
    const parentId = comments.get(id)?.parentCommentId
    return parentId ? 1 + depth(parentId) : 0
  }
  expect(Math.max(...[...comments.keys()].map(depth))).toBe(4)
})

test('a deleted comment still works as a cursor', async () => {
  const { request } = setUpBackend()
  const first = v.parse(
    CommentListSchema,
    (await request('/comment/content/1002?order=asc', { as: 'subscriber' })).value,
  )
  const own = first.comments.findLast(({ author, repliesNumber }) => author.id === '9006' && repliesNumber === 0)
  expect(own).toBeDefined()
  const before = await request(`/comment/content/1002?order=asc&fromCommentId=${own?.id}`)
  await request(`/comment/${own?.id}`, { method: 'DELETE', as: 'subscriber' })
  expect(await request(`/comment/content/1002?order=asc&fromCommentId=${own?.id}`)).toMatchObject({
    status: 200,
    value: { comments: v.parse(CommentListSchema, before.value).comments },
  })
})

test('an unknown comment is refused as a cursor', async () => {
  const { request } = setUpBackend()
  expect(await request('/comment/content/1001?fromCommentId=1')).toMatchObject({ status: 404 })
})
