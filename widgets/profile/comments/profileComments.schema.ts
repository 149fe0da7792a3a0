import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { sentList } from '#lib/schema/sentList.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.nullish(v.string())

/** Their author: the same reader for all. */
const WriterSchema = object({
  /** The name that other readers see. */
  nick: text,
  /** The address of the picture. */
  avatarUrl: text,
})

const WrittenCommentSchema = object({
  /** The comment's id. */
  id: IdSchema,
  /** The text; none of a comment that was removed. */
  body: v.nullish(v.string(), ''),
  /** The comment that it replies to. */
  parentCommentId: v.nullish(IdSchema),
  /** When it was published, ISO 8601. */
  publicationDate: v.nullish(v.string(), ''),
  /** How many readers like it. */
  likesNumber: v.nullish(count, 0),
  /** Whether it is published, waits for a moderator, or was removed. */
  state: text,
  /** The comment's author. */
  author: v.nullish(WriterSchema),
})

/** A comment in the list of what a reader has written. */
export type WrittenComment = v.InferOutput<typeof WrittenCommentSchema>

const CommentedContentSchema = object({
  /** The article's id. */
  id: IdSchema,
  /** The comments that the reader has written under it. */
  comments: list(WrittenCommentSchema),
  /** Its headline. */
  title: text,
  /** Its address. */
  url: text,
})

/** A comment that a reader has written, and on which article. */
export interface ListedComment {
  /** The comment's. */
  id: string
  comment: WrittenComment
  article: Omit<v.InferOutput<typeof CommentedContentSchema>, 'comments'>
}

const RawContentSchema = object({ comments: list(v.unknown()) })

/** How many comments the server has sent: one that could not be read still counts as part of the list page. */
const receivedIn = (contents: readonly unknown[]) =>
  contents.reduce<number>((sum, content) => {
    const read = check(content, RawContentSchema)
    return sum + (read.ok ? read.value.comments.length : 0)
  }, 0)

/** GET /profile/comments/{userId}: a list page of comments, under the articles that they belong to (reader-account §7). */
export const CommentedListPageSchema = v.pipe(
  object({
    /** The articles of this list page. */
    contents: sentList(CommentedContentSchema),
    /** How many comments there are on all list pages. */
    numComments: v.nullish(count),
  }),
  v.transform(({ contents: { items, sent }, numComments }) => ({
    items: items.flatMap(({ comments, ...article }) =>
      comments.map((comment): ListedComment => ({ id: comment.id, comment, article })),
    ),
    received: receivedIn(sent),
    total: numComments ?? undefined,
  })),
)
