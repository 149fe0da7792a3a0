import type * as v from 'valibot'
import { object } from './object.ts'
import { TextSchema } from './textSchema.ts'

/** A link with its words, as a template writes it. */
export const LinkSchema = object({
  /** The visible text. */
  text: TextSchema,
  /** A path, or an address on the site's own hosts. */
  href: TextSchema,
})

export type WrittenLink = v.InferOutput<typeof LinkSchema>
