import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

/** GET /api/app/editions (reader-account §7, "Other"). */
export const EditionsSchema = object({
  /** In the order in which they are listed. */
  editions: list(
    object({
      /** The visible text. */
      title: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
})

export type Edition = v.InferOutput<typeof EditionsSchema>['editions'][number]
