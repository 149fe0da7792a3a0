import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { sentList } from '#lib/schema/sentList.ts'
import type { Comment, CommentState } from './comments.types.ts'

/** A moment as the backend sends it, for `parseDate`: a text, or a number of seconds or milliseconds since 1970. Empty for none. */
const DateTextSchema = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const text = v.nullish(v.string())
const no = v.optional(v.boolean(), false)
const yes = v.optional(v.boolean(), true)

const CommentAuthorSchema = v.pipe(
  object({
    /** The reader's id. */
    id: v.optional(IdSchema),
    /** The name under which they write. */
    nick: v.optional(v.string(), ''),
    /** Their picture. */
    avatarUrl: text,
  }),
  v.transform(({ id = '', ...author }) => ({ id, ...author })),
)

const commentStates = [
  'published',
  'pendingModeration',
  'pendingPublication',
  'deletedByModeration',
  'deletedByUser',
  'banned',
] as const satisfies readonly CommentState[]

/** The `detail` of `quiosc:comments-count-wanted` and of `quiosc:comment-deleted`, which alone names a comment. */
export const CountEventSchema = object({ contentId: IdSchema, commentId: v.optional(IdSchema) })

/** The readers mentioned in a text, each with the nick used there. */
export const MentionsSchema = list(
  object({
    /** The reader's id. */
    id: IdSchema,
    /** As the text has it after the @. */
    nick: v.string(),
  }),
)

/** The states in which a comment's text is shown; of any other only its place is, for what was answered to it. */
const textStates: readonly CommentState[] = ['published', 'pendingModeration', 'pendingPublication']

/** One comment (content-features §3, "Comment"). A state that we don't know reads as published. */
export const CommentSchema = v.pipe(
  object({
    /** The comment's id. */
    id: IdSchema,
    /** The comment that it replies to. */
    parentCommentId: v.nullish(IdSchema),
    /** `published` where it is missing or another one. */
    state: v.optional(v.picklist(commentStates), 'published'),
    /** None of a comment that was removed. */
    body: v.optional(v.string()),
    /** ISO 8601 with its zone, as `parseDate` reads it; empty where it is missing. */
    publicationDate: v.optional(DateTextSchema, ''),
    /** The ids of the readers who like it: they tell whether this reader does. */
    likedByUserIds: v.optional(list(IdSchema), []),
    /** How many like it. */
    likesNumber: v.optional(count, 0),
    /** Direct replies only. */
    repliesNumber: v.optional(count, 0),
    /** None of a reader who has gone: an empty id. */
    author: v.optional(CommentAuthorSchema),
    /** The readers whom the text mentions. */
    mentions: v.optional(MentionsSchema, []),
    /** This reader has reported it already (content-features §4). */
    reported: no,
  }),
  v.check(({ state, body }) => body !== undefined || !textStates.includes(state), 'has no body'),
  v.transform(({ body = '', author = { id: '', nick: '' }, ...comment }) => ({ ...comment, body, author })),
)

export type { Comment, CommentState }
export type Mention = Comment['mentions'][number]

export const ReportingReasonSchema = object({
  /** Sent with a report. */
  id: IdSchema,
  /** The visible text. */
  text: v.string(),
})
export type ReportingReason = v.InferOutput<typeof ReportingReasonSchema>

const CommentOptionsSchema = object({
  /** `false`: there is no form, and what is there can be read. */
  commentsAllowed: yes,
  /** A new comment waits for moderation, and its author is told so. */
  moderateBeforePublish: no,
  /** Comments can be answered. */
  repliesAllowed: yes,
  /** Readers can delete their own. */
  userCanDeleteComments: no,
  /** The rules of the community stand at the form. */
  showCommunityRules: no,
  /** The question with which the article's author opens the conversation. */
  authorQuestion: text,
})

export type CommentOptions = v.InferOutput<typeof CommentOptionsSchema>

/** Of the content only what is shown or shared here. */
const CommentContentSchema = object({
  /** Its address. */
  url: text,
  /** The address to share, in place of the other. */
  shareUrl: text,
  /** Its headline. */
  title: text,
})

export const commentOrders = ['desc', 'asc'] as const
/** `desc` is newest first, the default (content-features §4). */
export type CommentOrder = (typeof commentOrders)[number]

/**
 * A list page of comments. `received` counts the items that the server sent, which decides whether it was the last one: a dropped item must not end the
 * list.
 */
const CommentListPageSchema = v.pipe(
  sentList(CommentSchema),
  v.transform(({ items, sent }) => ({ comments: items, received: sent.length })),
)

export type CommentListPage = v.InferOutput<typeof CommentListPageSchema>

/** GET /comment/content/{id}, query `order` and `fromCommentId` (the last comment that one has). */
export const CommentListSchema = v.pipe(
  object({
    /** A list page of comments, each without its replies. */
    comments: CommentListPageSchema,
    /** All comments of the content, replies included. */
    contentNumComments: v.optional(count),
    /** The content that is commented on. */
    mainContent: v.nullish(CommentContentSchema),
    /** For what a comment can be reported. */
    reportingReasons: v.optional(list(ReportingReasonSchema), []),
    /** The rules of this conversation: what readers may do here. */
    options: v.optional(CommentOptionsSchema, {}),
  }),
  v.transform(({ comments, ...list }) => ({ ...list, ...comments })),
)

export type CommentList = v.InferOutput<typeof CommentListSchema>

/** GET /comment/{id}/replies, same query. The spec names the answer `replies`, the list's has `comments`, and it may be a bare list as well. */
export const RepliesSchema = v.union([
  v.pipe(
    object({
      /** A list page of replies to the comment. */
      replies: CommentListPageSchema,
    }),
    v.transform(({ replies }) => replies),
  ),
  v.pipe(
    object({ comments: CommentListPageSchema }),
    v.transform(({ comments }) => comments),
  ),
  CommentListPageSchema,
])

/** The server's code for a second report of the same comment (content-features §8, "Comment already reported"); its status is 409. */
export const ALREADY_REPORTED = 'COMMENT_ALREADY_REPORTED'

/** The marker's options: `data-content-id`, `data-order`. */
export const CommentsMarkerSchema = object({
  /** The article’s id. */
  contentId: IdSchema,
  /** The comments that come first: the newest (`desc`) or the oldest (`asc`). */
  order: v.optional(v.picklist(commentOrders), 'desc'),
})
