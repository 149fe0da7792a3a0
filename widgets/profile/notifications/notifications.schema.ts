import * as v from 'valibot'
import { IdSchema } from '../../../src/lib/idSchema.ts'
import { lenientList } from '../../../src/lib/lenientList.ts'
import { optionalFields } from '../../../src/lib/optionalFields.ts'

const notificationTypes = [
  'comment-new-notification',
  'comment-like-notification',
  'comment-mention-notification',
  'comment-response-notification',
  'comment-approval-notification',
  'comment-banned-notification',
  'user-follow-notification',
] as const

/** What a notification is about (reader-account §3, "Notification item"). */
export type NotificationType = (typeof notificationTypes)[number]

const text = v.nullish(v.string())

/** Of voters the spec names nick and avatar only: without an id there is no profile to open. */
const PersonSchema = v.object({ nick: v.string(), ...optionalFields({ id: v.nullish(IdSchema), avatar: text }) })

export type Person = v.InferOutput<typeof PersonSchema>

const NotificationSchema = v.object({
  id: IdSchema,
  type: v.picklist(notificationTypes),
  ...optionalFields({
    author: v.nullish(PersonSchema),
    follower: v.nullish(PersonSchema),
    voters: v.nullish(lenientList(PersonSchema), []),
    remainingVoters: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    body: text,
    title: text,
    message: text,
    url: text,
    /** ISO 8601. */
    publishedDate: v.nullish(v.string(), ''),
  }),
})

export type Notification = v.InferOutput<typeof NotificationSchema>

const RawItemSchema = v.object({ id: IdSchema })

/** The last item's id is the cursor, even where that item itself could not be read. */
function cursorOf(notifications: readonly unknown[]): string | undefined {
  const last = v.safeParse(RawItemSchema, notifications.at(-1))
  return last.success ? last.output.id : undefined
}

/** A page of the feed. `cursor` leads to the next one; undefined on the last. */
export const NotificationPageSchema = v.pipe(
  v.object({
    notifications: v.array(v.unknown()),
    ...optionalFields({ hasMoreResults: v.nullish(v.boolean(), false) }),
  }),
  v.transform(({ notifications, hasMoreResults }) => ({
    items: notifications,
    cursor: hasMoreResults ? cursorOf(notifications) : undefined,
  })),
  v.object({ items: lenientList(NotificationSchema), cursor: v.undefinedable(v.string()) }),
)

export type NotificationPage = v.InferOutput<typeof NotificationPageSchema>
