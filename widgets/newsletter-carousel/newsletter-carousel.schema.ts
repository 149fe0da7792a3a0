import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'
import { lenientList } from '../../src/lib/lenientList.ts'
import { optionalFields } from '../../src/lib/optionalFields.ts'
import { LinkSchema, TextSchema } from '../../src/slides/link.schema.ts'

const size = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)))

/** A drawing with its own size in CSS pixels, so that its place is known before it has loaded. */
const picture = v.nullish(
  v.object({ url: TextSchema, ...optionalFields({ width: size, height: size, alt: v.nullish(v.string()) }) }),
)

/** A newsletter (content-features §3, "Carousel"). */
const NewsletterSchema = v.object({
  id: IdSchema,
  /** Where readers subscribe to it, on the site's own hosts; `text` is its name. */
  newsletter: v.object({ href: TextSchema, text: TextSchema }),
  ...optionalFields({
    /** Its name as it is drawn at the head of its mails. */
    headerShared: picture,
    illustration: picture,
    /** Behind the two drawings, hex with or without #: in the light theme, and in the dark one. One alone counts for both. */
    backgroundColors: v.nullish(v.pipe(v.array(v.string()), v.maxLength(2)), []),
  }),
})

export type NewsletterCard = v.InferOutput<typeof NewsletterSchema>

/** What is wrong in one of them leaves it out. */
const lenientOptions = optionalFields({
  /** Above the slides, as a heading; it names the carousel. */
  title: v.nullish(TextSchema),
  /** The link beside the title: `text` and `href`, followed on the site's own hosts only. */
  more: v.nullish(LinkSchema),
  /** Beside each other where there is room: 3 in a width of 780 px, or 4 in 728 px (content-features §9, "Carousels"). */
  slides: v.nullish(
    v.pipe(
      v.picklist(['3', '4', 3, 4]),
      v.transform((slides) => (Number(slides) === 4 ? 4 : 3)),
    ),
    3,
  ),
})

/** The marker's options; the title, the link and the cards are in the JSON block. */
export const NewsletterCarouselMarkerSchema = v.object({
  ...lenientOptions,
  /** A card that is wrong is left out. */
  cards: v.optional(lenientList(NewsletterSchema), []),
})
