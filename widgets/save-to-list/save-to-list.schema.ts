import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import type { ListChanges } from '#page/library/library.types.ts'

/**
 * The marker's options: `data-content-id`, and `data-title`, which tells several buttons of a page apart in their accessible names.
 *
 * Other widgets open the dialog by `page.open('save-to-list', { contentId, title })`. With `resume`, the `detail` of an interrupted save, it
 * saves at once and only shows a snackbar with the result; an empty one saves to the default list.
 */
export const SaveToListMarkerSchema = object({
  /** The article’s id. */
  contentId: IdSchema,
  /** The article’s title, for who hears the button’s name. */
  title: v.optional(v.string()),
  /** Changes of an interrupted save; written by the library, and nothing in the page’s HTML. */
  resume: v.optional(v.string()),
})

const ChangesSchema = object({
  /** The id of the reader who has chosen the lists. */
  owner: v.string(),
  saveLists: list(v.string()),
  deleteLists: list(v.string()),
})

/** The list changes of an interrupted save; undefined when it goes to the default list, as it does for another reader, who has other lists. */
export function parseChanges(detail: string | undefined, readerId: string): ListChanges | undefined {
  const parsed = parseJson(detail || 'null', ChangesSchema)
  if (!parsed.ok || parsed.value.owner !== readerId) return undefined
  const { saveLists, deleteLists } = parsed.value
  return { saveLists, deleteLists }
}
