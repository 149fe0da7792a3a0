import * as v from 'valibot'
import { headOptions } from '#kit/slides/head.schema.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

/** A video (content-features §3, "Carousel"): its card leads to its page, where it is played. */
const VideoSchema = object({
  /** The video's id. */
  id: IdSchema,
  /** The visible text. */
  title: TextSchema,
  /** The page on which it is played, on the site's own hosts. Its `title` is not shown: the link is called as the card. */
  shareUrl: object({
    /** A path, or an address on the site's own hosts. */
    href: TextSchema,
  }),
  /** The card's picture. */
  image: v.nullish(
    object({
      /** The picture's address. */
      url: TextSchema,
      /** In words what it shows; without it the picture is decoration. */
      alt: v.nullish(v.string()),
    }),
  ),
  /** The card's words about the video. */
  mediaInfo: v.nullish(
    object({
      /** How long it is, as it is written: `2:45`. */
      text: v.nullish(TextSchema),
    }),
  ),
})

export type VideoCard = v.InferOutput<typeof VideoSchema>

/** A fault in one of them leaves it out. */
const lenientOptions = {
  ...headOptions,
  /** The kind of place: `slot4` has four cards beside each other, `layout` three; five without it (content-features §9, "Carousels"). */
  layout: v.nullish(v.picklist(['slot4', 'layout'])),
  /** The content that the page shows: its video is left out. */
  contentId: v.nullish(IdSchema),
}

/** The marker's options; the title, the link and the cards are in the JSON block. */
export const VideoCarouselMarkerSchema = object({
  ...lenientOptions,
  /** A card that is wrong is left out. */
  cards: v.optional(list(VideoSchema), []),
})
