import * as v from 'valibot'
import { headOptions } from '#kit/slides/head.schema.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

const size = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)))

/** A drawing with its own size in CSS pixels, so that its place is known before it has loaded. */
const picture = v.nullish(
  object({
    /** The drawing's address. */
    url: TextSchema,
    /** In CSS pixels. */
    width: size,
    /** In CSS pixels. */
    height: size,
    /** In words what it shows; without it the drawing is decoration. */
    alt: v.nullish(v.string()),
  }),
)

/** A newsletter (content-features §3, "Carousel"). */
const NewsletterSchema = object({
  /** The newsletter's id. */
  id: IdSchema,
  /** The page on which readers subscribe to it, on the site's own hosts; `text` is its name. */
  newsletter: object({
    /** A path, or an address on the site's own hosts. */
    href: TextSchema,
    /** Its name. */
    text: TextSchema,
  }),
  /** Its name as it is drawn at the head of its mails. */
  headerShared: picture,
  /** The drawing below its name. */
  illustration: picture,
  /** Behind the two drawings, hex with or without #: in the light theme, and in the dark one. One alone counts for both. */
  backgroundColors: v.nullish(v.pipe(list(v.string()), v.maxLength(2)), []),
})

export type NewsletterCard = v.InferOutput<typeof NewsletterSchema>

/** A fault in one of them leaves it out. */
const lenientOptions = {
  ...headOptions,
  /** Beside each other where there is room: 3 in a width of 780 px, or 4 in 728 px (content-features §9, "Carousels"). */
  slides: v.nullish(
    v.pipe(
      v.picklist(['3', '4', 3, 4]),
      v.transform((slides) => (Number(slides) === 4 ? 4 : 3)),
    ),
    3,
  ),
}

/** The marker's options; the title, the link and the cards are in the JSON block. */
export const NewsletterCarouselMarkerSchema = object({
  ...lenientOptions,
  /** A card that is wrong is left out. */
  cards: v.optional(list(NewsletterSchema), []),
})
