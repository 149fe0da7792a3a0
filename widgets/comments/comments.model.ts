import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Reader } from './access/reader.ts'
import type { Comment, CommentList, CommentOptions, CommentOrder, ReportingReason } from './comments.schema.ts'
import type { CommentPath } from './permalink/permalink.ts'
import type { Batch } from './thread/batch.ts'

/** The replies to one comment; they are read when they are opened, and stay read when they are hidden again. */
export type Replies = { status: 'unread' } | { status: 'shown'; batch: Batch } | { status: 'hidden'; batch: Batch }

/** A comment as it stands on this page. */
export interface Entry {
  comment: Comment
  /** When its answer came: what "two hours ago" is counted from. */
  readAt: Date
  replies: Replies
  /** Why the last like did not count. */
  failure: ApiFailure | undefined
  /** Shown although its author is muted. */
  unmuted: boolean
}

/** A change of order keeps the old list in sight until the new one is there. */
export type Reload =
  | { status: 'idle' }
  | { status: 'loading'; order: CommentOrder }
  | { status: 'failed'; order: CommentOrder; failure: ApiFailure }

export interface ReadyList {
  status: 'ready'
  /** Of what is shown. */
  order: CommentOrder
  batch: Batch
  /** All comments of the content, replies included. */
  count: number
  options: CommentOptions
  reasons: readonly ReportingReason[]
  content: CommentList['mainContent']
  reload: Reload
}

export type List =
  | { status: 'loading'; order: CommentOrder }
  | { status: 'failed'; order: CommentOrder; failure: ApiFailure }
  | ReadyList

/** The search for the comment that the page's address points to. */
export type Search =
  | { status: 'none' }
  | { status: 'searching'; path: CommentPath }
  /** Not among the pages we are willing to load unasked. */
  | { status: 'far'; path: CommentPath }
  | { status: 'gone' }

/** Where the reader is taken: a comment, or the headline when there is none left. A new object each time, because one can go to the same place twice. */
export interface Target {
  id: string | undefined
  /** What was looked for and what was written just now light up; `next` takes the place of a comment that has gone. */
  why: 'found' | 'posted' | 'next'
}

/** What opens under one comment, and only under one at a time. */
export interface OpenPanel {
  id: string
  kind: 'reply' | 'share'
  /** The reader asked for it just now; a draft of an earlier visit opens without taking the focus. */
  asked: boolean
}

/** What opens over the page. */
export type OpenDialog =
  | { kind: 'delete' | 'report' | 'mute' | 'unmute'; id: string }
  /** Somebody who may not take part tried to. */
  | { kind: 'locked'; id?: undefined }

/** What those who listen are told; a new object each time. */
export interface Saying {
  what: 'posted' | 'liked' | 'unliked' | 'deleted' | 'reported'
}

export interface CommentsState {
  list: List
  entries: ReadonlyMap<string, Entry>
  reader: Reader
  /** Whose comments the reader does not want to see. */
  muted: ReadonlySet<string>
  search: Search
  target: Target | undefined
  panel: OpenPanel | undefined
  dialog: OpenDialog | undefined
  said: Saying | undefined
}

/** What happened. Without a `parentId` it happened to the content's own list. */
export type CommentsEvent =
  | { type: 'readerChanged'; reader: Reader }
  /** With a comment: the reader asked for it there. */
  | { type: 'mutedChanged'; muted: ReadonlySet<string>; commentId?: string }
  | { type: 'listRequested'; order: CommentOrder }
  | { type: 'listReceived'; order: CommentOrder; answer: CommentList; at: Date }
  | { type: 'listFailed'; order: CommentOrder; failure: ApiFailure }
  | { type: 'moreRequested'; parentId: string | undefined }
  | { type: 'moreReceived'; parentId: string | undefined; comments: readonly Comment[]; at: Date }
  | { type: 'moreFailed'; parentId: string | undefined; failure: ApiFailure }
  | { type: 'repliesShown'; id: string }
  | { type: 'repliesHidden'; id: string }
  /** The server has it and nobody has to approve it. */
  | { type: 'published'; comment: Comment; at: Date }
  /** Or no longer: at once, before the server knows. */
  | { type: 'liked'; id: string; userId: string; liked: boolean }
  | { type: 'likeFailed'; id: string; userId: string; liked: boolean; failure: ApiFailure }
  | { type: 'deleted'; id: string }
  /** The reader's report counts, or an earlier one does. */
  | { type: 'reported'; id: string; again: boolean }
  | { type: 'unmutedOnce'; id: string }
  /** Opened, or closed. */
  | { type: 'panelChanged'; panel: OpenPanel | undefined }
  | { type: 'dialogChanged'; dialog: OpenDialog | undefined }
  | { type: 'searched'; search: Search }
  | { type: 'pointed'; target: Target }
  | { type: 'arrived' }

export const initialState = (order: CommentOrder, reader: Reader): CommentsState => ({
  list: { status: 'loading', order },
  entries: new Map(),
  reader,
  muted: new Set(),
  search: { status: 'none' },
  target: undefined,
  panel: undefined,
  dialog: undefined,
  said: undefined,
})

/** A comment whose words are gone, or not for others to see yet: what stands in their place. */
export type Placeholder = 'deletedByUser' | 'deletedByModeration' | 'banned' | 'pending'

/** Undefined for a comment that shows its words; the author alone sees a waiting one (§4). */
export function placeholderOf({ state, author }: Comment, userId: string | undefined): Placeholder | undefined {
  switch (state) {
    case 'published':
      return undefined
    case 'pendingModeration':
    case 'pendingPublication':
      return author.id === userId ? undefined : 'pending'
    default:
      return state
  }
}

/** On one's own, when the content allows it, and only while there is something to delete (§4). */
export const canDelete = ({ state, author }: Comment, options: CommentOptions, userId: string | undefined): boolean =>
  options.userCanDeleteComments && author.id === userId && !state.startsWith('deleted') && state !== 'banned'

/** Nicks are cut at 20 characters (content-features §9); marks of direction would turn the words around them. */
export const shownNick = (nick: string): string => {
  const plain = nick.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  const characters = [...plain]
  return characters.length > 20 ? `${characters.slice(0, 20).join('').trimEnd()}…` : plain
}
