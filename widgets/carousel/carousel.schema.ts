import * as v from 'valibot'
import { type ContentCardData, ContentCardSchema } from '#kit/content/cards/contentCard.schema.ts'
import { headOptions } from '#kit/slides/head.schema.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

const text = v.nullish(TextSchema)

/** A picture; without an `alt` it is decoration. */
const picture = v.nullish(
  object({
    /** The picture's address. */
    url: TextSchema,
    /** In words what it shows. */
    alt: v.nullish(v.string()),
  }),
)

const AuthorSchema = object({
  /** The person who is quoted, or writes. */
  name: TextSchema,
  /** The person's office or trade: `Batlessa de Portclar`. */
  position: text,
  /** Their portrait. */
  image: picture,
})

/** The kinds of cards that are no contents of the newspaper (content-features §3, "Carousel"). */
const figureTypes = ['author', 'multimedia', 'number', 'text'] as const

const FigureSchema = v.pipe(
  object({
    /** The kind of card: the part that it shows first. */
    type: v.picklist(figureTypes),
    /** A quotation, or what a number means. */
    text,
    /** The card's headline. */
    title: text,
    /** Below the headline. */
    subtitle: text,
    /** As it is written: `1.200`, `43 %`. */
    number: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())),
    /** The author of the words. */
    author: v.nullish(AuthorSchema),
    /** A picture, or the picture of what is heard or seen where the card leads. */
    multimedia: v.nullish(
      object({
        /** The kind of medium. */
        type: v.picklist(['audio', 'image', 'video']),
        /** The picture's address. */
        url: text,
        /** In words what it shows. */
        alt: v.nullish(v.string()),
      }),
    ),
    /** The card's address, on the site's own hosts. */
    url: text,
  }),
  v.check(
    ({ type, text, title, subtitle, url, ...media }) =>
      Boolean(title ?? text ?? subtitle ?? media.number ?? media.author ?? media.multimedia?.url),
    'has nothing to show',
  ),
)

export type FigureCard = v.InferOutput<typeof FigureSchema>

/** A fault in one of them leaves it out. */
const lenientOptions = {
  ...headOptions,
  /** The kind of place: `slot4` has four cards beside each other, `layout` three; five without it (content-features §9, "Carousels"). */
  layout: v.nullish(v.picklist(['slot4', 'layout'])),
  /** The content that the page shows: its card is left out. */
  contentId: v.nullish(IdSchema),
}

/** The marker's options; the title, the link and the cards are in the JSON block. */
export const CarouselMarkerSchema = object({
  ...lenientOptions,
  /** Contents, and cards of the kinds `author`, `multimedia`, `number` and `text`. A card that is wrong is left out. */
  cards: v.optional(list(v.union([FigureSchema, ContentCardSchema])), []),
})

export type CarouselCard = FigureCard | ContentCardData
