import * as v from 'valibot'
import { IdSchema } from '../../../src/lib/idSchema.ts'
import type { CommentPath } from '../core/permalink.ts'

/** The key in `history.state`, which other scripts use too. */
export const HISTORY_KEY = 'quiosc-comments'

/**
 * A screen, by the names of the app's routes (content-features §2): the content's comments; one comment with its replies; the form. The path
 * identifies the comment, and is empty for the content itself.
 */
const ViewSchema = v.object({
  name: v.picklist(['ContentComments', 'CommentsModal', 'NewComment']),
  path: v.array(IdSchema),
})
export type View = v.InferOutput<typeof ViewSchema>

const StackSchema = v.object({
  contentId: IdSchema,
  /** From the first screen to the visible one. */
  views: v.pipe(v.array(ViewSchema), v.nonEmpty()),
  /** The number of history entries added by this stack. */
  pushed: v.number(),
})
export type Stack = v.InferOutput<typeof StackSchema>

const list: View = { name: 'ContentComments', path: [] }

/** Undefined where an entry of the history is not of these comments, or was broken. */
export function readStack(historyState: unknown, contentId: string): Stack | undefined {
  const entry = v.safeParse(v.object({ [HISTORY_KEY]: StackSchema }), historyState)
  if (!entry.success) return undefined
  const stack = entry.output[HISTORY_KEY]
  return stack?.contentId === contentId ? stack : undefined
}

/** The screens for a link to a comment, or for none: a reply is read in its thread, with the list behind it. */
export const viewsFor = ([root, ...replies]: CommentPath = []): View[] =>
  root === undefined || replies.length === 0 ? [list] : [list, threadOf(root)]

export const threadOf = (root: string): View => ({ name: 'CommentsModal', path: [root] })
