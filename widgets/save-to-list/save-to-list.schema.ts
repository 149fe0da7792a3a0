import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'
import { parseJson } from '../../src/lib/parseJson.ts'

/**
 * The marker's options: `data-content-id`, and `data-title`, which the button's name says where a page has several.
 *
 * Other widgets open the panel by `page.open('save-to-list', { contentId, title })`. With `resume`, the `detail` of an action that a sign-in had
 * interrupted (empty when it has none), it does that at once and shows nothing but what came of it.
 */
export const SaveToListMarkerSchema = v.object({
  contentId: IdSchema,
  title: v.optional(v.string()),
  resume: v.optional(v.string()),
})

const ChangesSchema = v.object({ saveLists: v.array(v.string()), deleteLists: v.array(v.string()) })

/** The lists that a reader had chosen before it turned out that nobody is signed in any more; undefined for a plain save. */
export function parseChanges(detail: string | undefined): v.InferOutput<typeof ChangesSchema> | undefined {
  const parsed = parseJson(detail || 'null', ChangesSchema)
  return parsed.ok ? parsed.value : undefined
}
