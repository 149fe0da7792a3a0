import * as v from 'valibot'

/** A paper as it is shown: its addresses have been checked. A schema, because one that was asked for before a sign-in comes back from storage. */
export const ShownIssueSchema = v.object({
  id: v.string(),
  /** What it is: "Diari". Empty where the backend does not say. */
  type: v.string(),
  /** DD/MM/YYYY. */
  date: v.string(),
  cover: v.optional(v.object({ url: v.string(), alt: v.string() })),
  pdf: v.optional(
    v.object({
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
