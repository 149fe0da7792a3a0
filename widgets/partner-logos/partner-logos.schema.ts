import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

const LogoSchema = object({
  /** Read aloud in the picture's place. */
  name: TextSchema,
  /** The picture's address. */
  image: TextSchema,
  /** Its address: any http(s) one. */
  href: v.nullish(TextSchema),
})

/** The logos are in the marker's JSON block (contract §2), or the marker's own children. */
export const PartnerLogosMarkerSchema = object({
  /** `name`, `image` and `href` of each; without them the marker’s own children stay. A wrong one is left out. */
  logos: v.optional(list(LogoSchema), []),
})

export type PartnerLogo = v.InferOutput<typeof LogoSchema>
