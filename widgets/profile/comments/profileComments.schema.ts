import * as v from 'valibot'
import { IdSchema } from '../../../src/lib/idSchema.ts'
import { lenientList } from '../../../src/lib/lenientList.ts'
import { optionalFields } from '../../../src/lib/optionalFields.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.nullish(v.string())

const WrittenCommentSchema = v.object({
  id: IdSchema,
  body: v.string(),
  ...optionalFields({
    parentCommentId: v.nullish(IdSchema),
    /** ISO 8601. */
    publicationDate: v.nullish(v.string(), ''),
    likesNumber: v.nullish(count, 0),
    state: text,
  }),
})

/** A comment in the list of what a reader has written. */
export type WrittenComment = v.InferOutput<typeof WrittenCommentSchema>

const CommentedContentSchema = v.object({
  id: IdSchema,
  comments: lenientList(WrittenCommentSchema),
  ...optionalFields({ title: text, url: text }),
})

/** An article with the comments that a reader has written on it. */
export type CommentedContent = v.InferOutput<typeof CommentedContentSchema>

const RawContentSchema = v.object({ comments: v.array(v.unknown()) })

/** How many comments the server has sent: one that could not be read still counts as part of the page. */
const receivedIn = (contents: readonly unknown[]) =>
  contents.reduce<number>((sum, content) => {
    const read = v.safeParse(RawContentSchema, content)
    return sum + (read.success ? read.output.comments.length : 0)
  }, 0)

/** GET /profile/comments/{userId}: a page of comments, under the articles that they belong to (reader-account §7). */
export const CommentedPageSchema = v.pipe(
  v.object({ contents: v.array(v.unknown()), numComments: count }),
  v.transform((page) => ({ ...page, received: receivedIn(page.contents) })),
  v.object({ contents: lenientList(CommentedContentSchema), numComments: count, received: count }),
)

export type CommentedPage = v.InferOutput<typeof CommentedPageSchema>
