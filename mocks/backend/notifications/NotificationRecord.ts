import type { Reader } from '../readers.ts'

/** The kinds of notifications (reader-account §3, "Notification item"). */
export const notificationTypes = [
  'comment-new-notification',
  'comment-like-notification',
  'comment-mention-notification',
  'comment-response-notification',
  'comment-approval-notification',
  'comment-banned-notification',
  'user-follow-notification',
] as const

export type NotificationType = (typeof notificationTypes)[number]

export interface NotificationRecord {
  id: string
  type: NotificationType
  /** The readers who commented, voted or followed; none for the newspaper's own. */
  people: readonly Reader[]
  /** The comment that it is about, none for a new follower. */
  commentId: string | undefined
  published: Date
  /** In the group of the latest, not in the history. */
  latest: boolean
}
