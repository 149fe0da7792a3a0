import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { sentList } from '#lib/schema/sentList.ts'
import type { ListPage } from '#page/resource/pager.model.ts'

const notificationTypes = [
  'comment-new-notification',
  'comment-like-notification',
  'comment-mention-notification',
  'comment-response-notification',
  'comment-approval-notification',
  'comment-banned-notification',
  'user-follow-notification',
] as const

/** The subject of a notification (reader-account §3, "Notification item"). */
export type NotificationType = (typeof notificationTypes)[number]

const text = v.nullish(v.string())

/** Of voters the spec names nick and avatar only: without an id there is no profile to open. */
const PersonSchema = object({ nick: v.nullish(v.string(), ''), id: v.nullish(IdSchema), avatar: text })

export type Person = v.InferOutput<typeof PersonSchema>

const NotificationSchema = object({
  id: IdSchema,
  type: v.picklist(notificationTypes),
  author: v.nullish(PersonSchema),
  follower: v.nullish(PersonSchema),
  voters: v.nullish(list(PersonSchema), []),
  remainingVoters: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  body: text,
  title: text,
  subtitle: text,
  message: text,
  url: text,
  /** ISO 8601. */
  publishedDate: v.nullish(v.string(), ''),
})

export type Notification = v.InferOutput<typeof NotificationSchema>

const RawItemSchema = object({ id: IdSchema })

/** The last item's id is the cursor, even where that item itself could not be read. */
function cursorOf(notifications: readonly unknown[]): string | undefined {
  const last = check(notifications.at(-1), RawItemSchema)
  return last.ok ? last.value.id : undefined
}

/** A page of the feed. */
export const NotificationPageSchema = v.pipe(
  object({ notifications: sentList(NotificationSchema), hasMoreResults: v.nullish(v.boolean(), false) }),
  v.transform(
    ({ notifications: { items, sent }, hasMoreResults }): ListPage<Notification, string> => ({
      items,
      received: sent.length,
      total: undefined,
      next: hasMoreResults ? cursorOf(sent) : undefined,
    }),
  ),
)
