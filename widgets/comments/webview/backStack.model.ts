import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { strict } from '#lib/schema/strict.ts'
import type { CommentPath } from '../thread/permalink.ts'

/** The key in `history.state`, which other scripts use too. */
export const HISTORY_KEY = 'quiosc-comments'

/**
 * A screen, by the names of the app's routes (content-features §2): the content's comments; one comment with its replies; the form. The path
 * identifies the comment, and is empty for the content itself.
 */
const ViewSchema = object({
  name: v.picklist(['ContentComments', 'CommentsModal', 'NewComment']),
  path: strict(list(IdSchema)),
})
export type View = v.InferOutput<typeof ViewSchema>

/** Whole or not at all: a screen less, and “back” would leave the page. */
const StackSchema = object({
  contentId: IdSchema,
  /** From the first screen to the visible one. */
  views: v.pipe(strict(list(ViewSchema)), v.nonEmpty()),
  /** The number of history entries added by this stack. */
  pushed: v.number(),
})
export type Stack = v.InferOutput<typeof StackSchema>

const allComments: View = { name: 'ContentComments', path: [] }

/** Undefined where an entry of the history is not of these comments, or was broken. */
export function readStack(historyState: unknown, contentId: string): Stack | undefined {
  const entry = check(historyState, object({ [HISTORY_KEY]: StackSchema }))
  if (!entry.ok) return undefined
  const stack = entry.value[HISTORY_KEY]
  return stack?.contentId === contentId ? stack : undefined
}

/** The screens for a link to a comment, or for none: a reply is read in its thread, with the list behind it. */
export const viewsFor = ([root, ...replies]: CommentPath = []): View[] =>
  root === undefined || replies.length === 0 ? [allComments] : [allComments, threadOf(root)]

export const threadOf = (root: string): View => ({ name: 'CommentsModal', path: [root] })
