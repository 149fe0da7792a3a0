import type { ApiFailure } from '../../../src/api/apiFailure.ts'
import type {
  Comment,
  CommentList,
  CommentOptions,
  CommentOrder,
  CommentPage,
  ReportingReason,
} from '../comments.schema.ts'
import type { Batch } from './batch.ts'
import type { CommentsReader, Press } from './getCommentsReader.ts'
import type { CommentPath } from './permalink.ts'

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
  | { status: 'loading'; order: CommentOrder; request: number }
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

/** Only the answer to the request that it waits for changes a list that is loading. */
export type List =
  | { status: 'loading'; order: CommentOrder; request: number }
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
  reason: 'found' | 'posted' | 'next'
}

/** The form for a reply under one comment, and only under one at a time. */
export interface OpenPanel {
  id: string
  /** The reader asked for it just now; a draft of an earlier visit opens without taking the focus. */
  focus: boolean
}

/** What opens over the page. */
export type OpenDialog =
  | { kind: 'delete' | 'report' | 'mute' | 'unmute'; id: string }
  /** Somebody who may not take part tried to. */
  | { kind: 'locked'; id?: undefined }

/** What a screen reader is told; a new object each time. */
export interface Announcement {
  what: 'posted' | 'liked' | 'unliked' | 'deleted' | 'reported'
}

/** A like, or its withdrawal, that an answer on its way may not know yet: it is laid over the comment in every such answer. */
export type LikeChange =
  /** Shown before the server knows. `serverLiked` is what it shows again when the change is lost. */
  | { status: 'pending'; userId: string; liked: boolean; serverLiked: boolean }
  /** The server has it: requests from this one on were sent afterwards, and their answers know it. */
  | { status: 'confirmed'; userId: string; liked: boolean; knownFrom: number }

/** Whose muted readers have been asked for, and by which request while it is on its way. */
export interface MutedSource {
  userId: string | undefined
  request: number | undefined
}

export interface CommentsState {
  list: List
  entries: ReadonlyMap<string, Entry>
  reader: CommentsReader
  /** The number that the next request gets: an answer counts only where its own number is still waited for. */
  nextRequest: number
  likes: ReadonlyMap<string, LikeChange>
  /** Whose comments the reader does not want to see. */
  muted: ReadonlySet<string>
  mutedSource: MutedSource
  search: Search
  target: Target | undefined
  panel: OpenPanel | undefined
  /** A reply's draft opens its form once, and not at all when the reader has opened another form before. */
  replyDraft: 'waiting' | 'settled'
  dialog: OpenDialog | undefined
  announcement: Announcement | undefined
}

/** What happened. Without a `parentId` it happened to the content's own list. */
export type CommentsEvent =
  | { type: 'readerChanged'; reader: CommentsReader }
  /** A press by a reader who may not take part, or whose session is still loading. */
  | { type: 'pressed'; press: Press }
  | { type: 'mutedRequested'; userId: string | undefined; request: number }
  /** Undefined when they could not be had. */
  | { type: 'mutedReceived'; request: number; muted: ReadonlySet<string> | undefined }
  /** The reader has changed them, with the dialog of this comment. */
  | { type: 'mutedChanged'; muted: ReadonlySet<string>; commentId: string }
  | { type: 'listRequested'; order: CommentOrder; request: number }
  | { type: 'listReceived'; request: number; answer: CommentList; at: Date }
  | { type: 'listFailed'; request: number; failure: ApiFailure }
  | { type: 'moreRequested'; parentId: string | undefined; request: number }
  | { type: 'moreReceived'; parentId: string | undefined; request: number; page: CommentPage; at: Date }
  | { type: 'moreFailed'; parentId: string | undefined; request: number; failure: ApiFailure }
  | { type: 'repliesShown'; id: string }
  | { type: 'repliesHidden'; id: string }
  /** The server has it and nobody has to approve it. */
  | { type: 'published'; comment: Comment; at: Date }
  /** Or no longer: at once, before the server knows. */
  | { type: 'liked'; id: string; userId: string; liked: boolean }
  | { type: 'likeConfirmed'; id: string }
  | { type: 'likeFailed'; id: string; failure: ApiFailure }
  | { type: 'deleted'; id: string }
  /** The reader's report counts, or an earlier one does. */
  | { type: 'reported'; id: string; again: boolean }
  | { type: 'unmutedOnce'; id: string }
  /** Opened, or closed. */
  | { type: 'panelChanged'; panel: OpenPanel | undefined }
  | { type: 'dialogChanged'; dialog: OpenDialog | undefined }
  | { type: 'searched'; search: Search }
  | { type: 'targetFound'; target: Target }
  | { type: 'targetReached' }

export const initialState = (order: CommentOrder, reader: CommentsReader): CommentsState => ({
  list: { status: 'loading', order, request: 0 },
  entries: new Map(),
  reader,
  nextRequest: 1,
  likes: new Map(),
  muted: new Set(),
  mutedSource: { userId: undefined, request: undefined },
  search: { status: 'none' },
  target: undefined,
  panel: undefined,
  replyDraft: 'waiting',
  dialog: undefined,
  announcement: undefined,
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

/** What became of a comment that the server took: it stands in the list, it will at its end, or somebody looks at it first. */
export type Posted = 'placed' | 'later' | 'waiting'
