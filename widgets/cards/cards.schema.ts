import * as v from 'valibot'
import { ContentCardSchema } from '#kit/content/cards/contentCard.schema.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { LinkSchema } from '#lib/schema/linkSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

/** The marker's options (content-features §2, "Card lists and strips"); all but `layout` and `contentId` are in its JSON block. */
export const CardsMarkerSchema = object({
  /** `grid`: as many beside each other as have room; `lead`: the first one large; `list`: below each other. */
  layout: v.optional(v.picklist(['grid', 'lead', 'list']), 'grid'),
  /** The content that the page is about: it is left out. */
  contentId: v.optional(IdSchema),
  /** Above the cards; without it there is no head. */
  title: v.optional(TextSchema),
  /** The title's address: a path, or one on the site's own hosts. */
  href: v.optional(TextSchema),
  /** Beside the title; those that have no room are in a menu. */
  links: v.optional(list(LinkSchema), []),
  /** The PDF of the print edition. */
  pdf: v.optional(LinkSchema),
  /** The contents, in order. */
  cards: v.optional(list(ContentCardSchema), []),
})

export type CardsLayout = v.InferOutput<typeof CardsMarkerSchema>['layout']
