/**
 * Every event of the library: its categories, and the actions of each (both specs §7, "Analytics events"). Only its type reaches the built files.
 */
export const analyticsEvents = {
  /** The label is the content's id; of a gift and a share it is the channel. */
  content: ['save', 'unsave', 'gift', 'share'],
  /** The label is the content's id, the reader's who is followed, or the channel of a share. */
  comments: ['open', 'share', 'follow', 'unfollow'],
  author: ['follow', 'unfollow'],
  topic: ['follow', 'unfollow'],
  column: ['follow', 'unfollow'],
  /** The label is the message's type. */
  paywall: ['view'],
  /** The label is the issue, the filters' path, or who was locked out. */
  archive: ['open', 'download', 'downloads', 'filter', 'locked', 'subscribe', 'upgrade', 'buy'],
  /** The label is what the reader wanted to do. */
  login: ['prompt'],
  /** A logout that the backend has forced has the label `401`. */
  account: ['login', 'blocked-login', 'logout', 'register', 'change-password'],
  /** How far the content was read and a medium played, in percent; the label is the content's id, or the medium's name. */
  scroll: ['25', '50', '75'],
  media: ['25', '50', '75'],
  /** In milliseconds, as `value`; the label is the widget that it was measured in. */
  'web-vitals': ['LCP', 'INP'],
  poll: ['vote'],
  contact: ['send'],
} as const

type Table = typeof analyticsEvents

/** A category with one of its actions. */
export type KnownEvent = {
  [Category in keyof Table]: { category: Category; action: Table[Category][number] }
}[keyof Table]
