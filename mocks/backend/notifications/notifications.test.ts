import * as v from 'valibot'
import { expect, it } from 'vitest'
import { setUpBackend } from '../backend.fixture.ts'
import type { PersonaName } from '../personas.ts'
import { notificationTypes } from './NotificationRecord.ts'

const PersonSchema = v.strictObject({ id: v.number(), nick: v.string(), avatar: v.nullable(v.string()) })

/** Every field of reader-account §3, "Notification item". */
const ItemSchema = v.strictObject({
  id: v.number(),
  type: v.picklist(notificationTypes),
  author: v.nullable(PersonSchema),
  follower: v.nullable(PersonSchema),
  voters: v.pipe(v.array(PersonSchema), v.maxLength(2)),
  remainingVoters: v.number(),
  body: v.nullable(v.string()),
  title: v.nullable(v.string()),
  subtitle: v.nullable(v.string()),
  message: v.nullable(v.string()),
  url: v.string(),
  publishedDate: v.string(),
})
const ListPageSchema = v.strictObject({ notifications: v.array(ItemSchema), hasMoreResults: v.boolean() })

function setUp(as: PersonaName = 'subscriber') {
  const { request } = setUpBackend()
  const listPage = async (group: string, after?: number) => {
    const query = after === undefined ? '' : `?notificationId=${after}`
    return v.parse(ListPageSchema, (await request(`/user/notifications/${group}${query}`, { as })).value)
  }
  return {
    request,
    listPage,
    async all(group: string) {
      const items: v.InferOutput<typeof ItemSchema>[] = []
      for (;;) {
        const { notifications, hasMoreResults } = await listPage(group, items.at(-1)?.id)
        items.push(...notifications)
        if (!hasMoreResults) return items
      }
    },
    pending: async () => (await request('/user/notifications/status', { as })).value,
  }
}

it('notifications are paged by the last id, the newest first, without repeating one', async () => {
  const { all } = setUp()
  const [latest, history] = [await all('latest'), await all('history')]
  expect([latest.length, history.length]).toEqual([30, 70])
  const items = [...latest, ...history]
  expect(new Set(items.map(({ id }) => id)).size).toBe(100)
  const dates = items.map(({ publishedDate }) => publishedDate)
  expect(dates).toEqual(dates.toSorted().reverse())
})

it('notifications are of all seven kinds on the first list page, with one, two and more voters', async () => {
  const { listPage, all } = setUp()
  const first = await listPage('latest')
  expect(new Set(first.notifications.map(({ type }) => type))).toEqual(new Set(notificationTypes))
  for (const { type, author, follower, voters } of first.notifications) {
    if (type === 'user-follow-notification') expect(follower).not.toBeNull()
    else if (type === 'comment-like-notification') expect(voters).not.toEqual([])
    else if (!/approval|banned/.test(type)) expect(author).not.toBeNull()
  }
  const likes = (await all('latest')).filter(({ type }) => type === 'comment-like-notification')
  expect(likes.map(({ voters, remainingVoters }) => voters.length + remainingVoters)).toEqual(
    expect.arrayContaining([1, 2, 5]),
  )
})

it('notifications are pending until the latest are read', async () => {
  const { listPage, pending, request } = setUp()
  expect(await pending()).toEqual({ pendingNotifications: 30 })
  expect((await request('/user/profile', { as: 'subscriber' })).value).toMatchObject({ pendingNotifications: 30 })
  await listPage('history')
  expect(await pending()).toEqual({ pendingNotifications: 30 })
  await listPage('latest')
  expect(await pending()).toEqual({ pendingNotifications: 0 })
})

it('notifications of a newcomer are none, and an unknown cursor is refused', async () => {
  const { all, request } = setUp('newcomer')
  expect([await all('latest'), await all('history')]).toEqual([[], []])
  expect(await request('/user/notifications/latest?notificationId=1', { as: 'subscriber' })).toMatchObject({
    status: 404,
  })
  expect(await request('/user/notifications/latest')).toMatchObject({ status: 401 })
})
