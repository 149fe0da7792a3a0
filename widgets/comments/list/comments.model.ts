import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { CommentsReader, ReaderAction } from '../access/getCommentsReader.ts'
import type {
  Comment,
  CommentList,
  CommentListPage,
  CommentOptions,
  CommentOrder,
  ReportingReason,
} from '../comments.schema.ts'
import type { CommentPath } from '../thread/permalink.ts'
import type { Batch } from './batch.ts'

/** The replies to a comment; they are loaded when opened, and kept when hidden again. */
export type Replies = { status: 'unread' } | { status: 'shown'; batch: Batch } | { status: 'hidden'; batch: Batch }

/** A comment with its state on this page. */
export interface Entry {
  comment: Comment
  /** When it was loaded; relative times count from here. */
  readAt: Date
  replies: Replies
  /** Why the last like failed. */
  failure: ApiFailure | undefined
  /** Shown although its author is muted. */
  unmuted: boolean
}

/** Changing the order keeps the old list visible until the new one has loaded. */
export type Reload =
  | { status: 'idle' }
  | { status: 'loading'; order: CommentOrder }
  | { status: 'failed'; order: CommentOrder; failure: ApiFailure }

export interface ReadyList {
  status: 'ready'
  /** Of the shown comments. */
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

/** The search for the comment of a permalink. */
export type Search =
  | { status: 'none' }
  | { status: 'searching'; path: CommentPath }
  /** Not in the list pages that are loaded automatically. */
  | { status: 'far'; path: CommentPath }
  | { status: 'gone' }

/** The comment to scroll to and focus, or the headline when none is left. A new object each time, because the same target may be set twice. */
export interface Target {
  id: string | undefined
  /** `found` and `posted` are highlighted; `next` follows a removed comment. */
  reason: 'found' | 'posted' | 'next'
}

/** The form for a reply under one comment, and only under one at a time. */
export interface ReplyForm {
  id: string
  /** Whether it takes the focus: yes when the reader opened it, no when it opens for a stored draft. */
  focus: boolean
}

/** The dialog that is open. */
export type OpenDialog =
  | { kind: 'delete' | 'report' | 'mute' | 'unmute'; id: string }
  /** A reader who may not participate tried to; `press` is what. */
  | { kind: 'locked'; press?: ReaderAction['kind']; id?: undefined }

/** A message for the live region; a new object each time. */
export type Announcement =
  | { what: 'posted' | 'liked' | 'unliked' | 'deleted' }
  /** In the words of a dialog, which are loaded with it. */
  | { text: string }

/** A like, or its withdrawal, that is applied before the server has answered. `serverLiked` is restored when the request fails. */
export interface LikeChange {
  userId: string
  liked: boolean
  serverLiked: boolean
}

export interface CommentsState {
  list: List
  entries: ReadonlyMap<string, Entry>
  reader: CommentsReader
  likes: ReadonlyMap<string, LikeChange>
  /** The ids of muted authors. */
  muted: ReadonlySet<string>
  /** The reader whose muted readers were requested. */
  mutedBy: string | undefined
  search: Search
  target: Target | undefined
  replyForm: ReplyForm | undefined
  /** A reply's draft opens its form once, and not after the reader has opened another form. */
  replyDraft: 'waiting' | 'settled'
  dialog: OpenDialog | undefined
  announcement: Announcement | undefined
}

/** Events. Without a `parentId` they concern the content's own list. Of successive requests only the latest one's answer becomes an event. */
export type CommentsEvent =
  | { type: 'readerChanged'; reader: CommentsReader }
  /** A press by a reader who may not take part, or whose session is still loading. */
  | { type: 'pressed'; press: ReaderAction }
  | { type: 'mutedRequested'; userId: string | undefined }
  /** Undefined when they failed to load. */
  | { type: 'mutedReceived'; muted: ReadonlySet<string> | undefined }
  /** The reader has changed them, with the dialog of this comment. */
  | { type: 'mutedChanged'; muted: ReadonlySet<string>; commentId: string; announcement: Announcement }
  | { type: 'listRequested'; order: CommentOrder }
  | { type: 'listReceived'; answer: CommentList; at: Date }
  | { type: 'listFailed'; failure: ApiFailure }
  | { type: 'moreRequested'; parentId: string | undefined }
  | { type: 'moreReceived'; parentId: string | undefined; listPage: CommentListPage; at: Date }
  | { type: 'moreFailed'; parentId: string | undefined; failure: ApiFailure }
  | { type: 'repliesShown'; id: string }
  | { type: 'repliesHidden'; id: string }
  /** Confirmed by the server, and not pending moderation. */
  | { type: 'published'; comment: Comment; at: Date }
  /** Or unliked; applied optimistically. */
  | { type: 'liked'; id: string; userId: string; liked: boolean }
  | { type: 'likeConfirmed'; id: string }
  | { type: 'likeFailed'; id: string; failure: ApiFailure }
  /** `here`: by this list, and not elsewhere on the page. */
  | { type: 'deleted'; id: string; here?: true }
  /** The report was accepted, or an earlier one was. */
  | { type: 'reported'; id: string; again: boolean }
  | { type: 'unmutedOnce'; id: string }
  /** Opened, or closed. */
  | { type: 'replyFormChanged'; replyForm: ReplyForm | undefined }
  | { type: 'dialogChanged'; dialog: OpenDialog | undefined }
  | { type: 'searched'; search: Search }
  | { type: 'targetFound'; target: Target }
  | { type: 'targetReached' }

export const initialState = (order: CommentOrder, reader: CommentsReader): CommentsState => ({
  list: { status: 'loading', order },
  entries: new Map(),
  reader,
  likes: new Map(),
  muted: new Set(),
  mutedBy: undefined,
  search: { status: 'none' },
  target: undefined,
  replyForm: undefined,
  replyDraft: 'waiting',
  dialog: undefined,
  announcement: undefined,
})

/** Why a comment's text is replaced: it was removed, or is not public yet. */
export type Placeholder = 'deletedByUser' | 'deletedByModeration' | 'banned' | 'pending'

/** Undefined for a comment whose text is shown; a pending one is visible only to its author (content-features §4). */
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

/** For one's own comment, if the content allows it and it is not deleted yet (content-features §4). */
export const canDelete = ({ state, author }: Comment, options: CommentOptions, userId: string | undefined): boolean =>
  options.userCanDeleteComments && author.id === userId && !state.startsWith('deleted') && state !== 'banned'

/** The place of an accepted comment: in the list, at an end that has not loaded, or pending moderation. */
export type PostedPlace = 'placed' | 'later' | 'waiting'
