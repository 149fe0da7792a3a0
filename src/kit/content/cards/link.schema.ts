import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A link of a section's head: its words, and an address that is followed only on the site's own hosts. */
export const LinkSchema = object({
  /** The visible text. */
  text: Text,
  /** A path, or an address on the site's own hosts. */
  href: Text,
})

export type HeadLink = v.InferOutput<typeof LinkSchema>
