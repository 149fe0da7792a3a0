import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'

/** A paper whose addresses have been checked. A schema, because one that was requested before a sign-in is restored from storage. */
export const ShownIssueSchema = object({
  id: v.string(),
  /** The kind of paper: "Diari". Empty if the backend omits it. */
  type: v.string(),
  /** DD/MM/YYYY. */
  date: v.string(),
  cover: v.optional(object({ url: v.string(), alt: v.string() })),
  pdf: v.optional(
    object({
      /** Absolute, on one of the site's own hosts. */
      url: v.string(),
      filename: v.string(),
      /** As the backend gave it: bytes, or a text. */
      size: v.union([v.number(), v.string()]),
    }),
  ),
})

export type ShownIssue = v.InferOutput<typeof ShownIssueSchema>
export type IssuePdf = NonNullable<ShownIssue['pdf']>
