import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'

/** A text with something in it. */
export const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A link with its words. */
export const LinkSchema = object({
  /** The visible text. */
  text: TextSchema,
  /** A path, or an address on the site's own hosts. */
  href: TextSchema,
})
