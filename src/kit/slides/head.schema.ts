import * as v from 'valibot'
import { LinkSchema } from '#lib/schema/linkSchema.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

/** The options of a carousel's head. A fault in one of them leaves it out. */
export const headOptions = {
  /** Above the slides, as a heading; it names the carousel. */
  title: v.nullish(TextSchema),
  /** The link beside the title: `text` and `href`, followed on the site's own hosts only. */
  more: v.nullish(LinkSchema),
}
