import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { sentList } from '#lib/schema/sentList.ts'
import type { ListPage } from '#page/resource/pager/pager.model.ts'

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
const PersonSchema = object({
  /** The name that other readers see. */
  nick: v.nullish(v.string(), ''),
  /** The reader's id. */
  id: v.nullish(IdSchema),
  /** The address of the picture. */
  avatar: text,
})

export type Person = v.InferOutput<typeof PersonSchema>

const NotificationSchema = object({
  /** The notification's id, by which the next list page is asked for. */
  id: IdSchema,
  /** The kind of notification. */
  type: v.picklist(notificationTypes),
  /** The comment's author. */
  author: v.nullish(PersonSchema),
  /** The new follower of the reader. */
  follower: v.nullish(PersonSchema),
  /** The readers who like the reader's comment. */
  voters: v.nullish(list(PersonSchema), []),
  /** How many more like it. */
  remainingVoters: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The comment's text. */
  body: text,
  /** The article's headline. */
  title: text,
  /** The article's subtitle. */
  subtitle: text,
  /** The text of a notice, such as the reason why a comment was refused. */
  message: text,
  /** The address of what it is about. */
  url: text,
  /** When it happened, ISO 8601. */
  publishedDate: v.nullish(v.string(), ''),
})

export type Notification = v.InferOutput<typeof NotificationSchema>

const RawItemSchema = object({ id: IdSchema })

/** The last item's id is the cursor, even where that item itself could not be read. */
function cursorOf(notifications: readonly unknown[]): string | undefined {
  const last = check(notifications.at(-1), RawItemSchema)
  return last.ok ? last.value.id : undefined
}

/** A list page of the feed. */
export const NotificationListPageSchema = v.pipe(
  object({
    /** The latest first. */
    notifications: sentList(NotificationSchema),
    /** Whether there is another list page. */
    hasMoreResults: v.nullish(v.boolean(), false),
  }),
  v.transform(
    ({ notifications: { items, sent }, hasMoreResults }): ListPage<Notification, string> => ({
      items,
      received: sent.length,
      total: undefined,
      next: hasMoreResults ? cursorOf(sent) : undefined,
    }),
  ),
)
