import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { sentList } from '#lib/schema/sentList.ts'
import { imageVariant } from '#lib/site/imageVariant.ts'
import { isNamed, listFields } from '../interests/interests.schema.ts'

const text = v.nullish(v.string())
const no = v.nullish(v.boolean(), false)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const category = v.nullish(
  object({
    /** The section's name. */
    name: v.string(),
    /** Its address. */
    url: text,
  }),
)

/** The width of a card's square picture, in CSS pixels (reader-account §3, "Saved content card"). */
const PICTURE_WIDTH = 158

/** A picture in one or several widths: the one that cards show, or the first, which the CMS then scales. */
const PictureSchema = v.nullish(
  v.pipe(
    object({
      /** The picture in its sizes. */
      sources: v.pipe(
        list(
          object({
            /** The file's address. */
            url: v.string(),
            /** Its width in pixels. */
            width: v.nullish(v.number()),
          }),
        ),
        v.minLength(1),
      ),
      /** The picture's description in words. */
      alt: v.nullish(v.string(), ''),
    }),
    v.transform(({ sources, alt }) => {
      const { url = '' } = sources.find(({ width }) => width === PICTURE_WIDTH) ?? sources[0] ?? {}
      return { url: imageVariant(url, PICTURE_WIDTH), alt }
    }),
  ),
)

const article = {
  /** The headline. */
  title: text,
  /** The article's address. */
  url: text,
  /** The section that it is in. */
  category,
  /** The section above that one. */
  ancestorCategory: category,
  /** The picture. */
  image: PictureSchema,
  /** When it was last changed, ISO 8601. */
  modificationDate: text,
  /** Whether it is marked as exclusive. */
  isExclusiveContent: no,
  /** The same under its other name. */
  exclusive: no,
}

/** A content that the reader has saved. `mediainfo` is not specified, so it is not read. */
export const ContentCardSchema = object({
  /** The article's id. */
  id: IdSchema,
  ...article,
})
export type ContentCard = v.InferOutput<typeof ContentCardSchema>

/** An article that the reader has given away. */
export const GiftCardSchema = object({
  /** The article's id. */
  id: IdSchema,
  /** When it was given, ISO 8601. */
  dateGiftCreated: v.nullish(v.string(), ''),
  ...article,
  /** How many readers have opened it. */
  numberOfTimesGiftGiven: v.nullish(count, 0),
})
export type GiftCard = v.InferOutput<typeof GiftCardSchema>

/** Another reader, whom the reader follows or who follows them. */
export const ReaderCardSchema = v.pipe(
  object({
    /** The reader's id. */
    userId: IdSchema,
    /** The name that other readers see. */
    nick: v.nullish(v.string(), ''),
    /** The reader's own name. */
    name: text,
    /** The address of the picture. */
    avatar: text,
    /** The kind of premium subscription: `S`, `C`, or `N` for none. */
    premium: text,
    /** The badge beside the nick. */
    insignia: text,
  }),
  v.transform(({ userId: id, ...card }) => ({ id, ...card })),
)
export type ReaderCard = v.InferOutput<typeof ReaderCardSchema>

export const AuthorCardSchema = object({
  /** The author's id. */
  id: IdSchema,
  /** The name. */
  name: v.string(),
  /** The address of the author's page. */
  url: text,
  /** The picture. */
  image: v.nullish(
    object({
      /** The file's address. */
      url: v.string(),
    }),
  ),
})
export type AuthorCard = v.InferOutput<typeof AuthorCardSchema>

/** A topic or a column. */
export const TopicCardSchema = object({
  /** Its id. */
  id: IdSchema,
  /** Its name. */
  name: v.string(),
  /** The address of its page. */
  url: text,
})
export type TopicCard = v.InferOutput<typeof TopicCardSchema>

const listCardFields = {
  ...listFields,
  /** The picture of one of them. */
  image: PictureSchema,
}

/** A list of saved contents; its id has one of two names. */
export const ListCardSchema = v.pipe(
  v.union([
    v.pipe(
      object({
        /** The list's id. */
        contentListId: IdSchema,
        ...listCardFields,
      }),
      v.transform(({ contentListId: id, ...card }) => ({ id, ...card })),
    ),
    object({
      /** The list's id, under its other name. */
      id: IdSchema,
      ...listCardFields,
    }),
  ]),
  v.check((list) => isNamed(list), 'has no title'),
)
export type ListCard = v.InferOutput<typeof ListCardSchema>

/** A list page of cards, as all lists of the account area are answered (reader-account §3, "Paginated cards"). */
export interface CardListPage<Card> {
  cards: Card[]
  /** How many the server has sent: one that is dropped still counts as part of the list page. */
  received: number
  /** How many there are on all list pages, where the answer has it. */
  total: number | undefined
  hasMore: boolean
  /** Undefined on the last list page, and where the answer does not name it. */
  next: number | undefined
}

/** The schema of a list page: a broken card is left out and reported. */
export const cardListPageOf = <Card extends v.GenericSchema>(card: Card) =>
  v.pipe(
    object({
      /** The cards of this list page. */
      results: sentList(card),
      /** Whether there is another list page; missing: where `nextPage` is. */
      hasMoreResults: v.nullish(v.boolean()),
      /** The number of the next list page. */
      nextPage: v.nullish(count),
      /** How many cards there are on all list pages. */
      totalResults: v.nullish(count),
    }),
    v.transform(
      ({
        results: { items: cards, sent },
        hasMoreResults,
        nextPage,
        totalResults,
      }): CardListPage<v.InferOutput<Card>> => {
        const hasMore = hasMoreResults ?? Boolean(nextPage)
        return {
          cards,
          received: sent.length,
          total: totalResults ?? undefined,
          // An empty list page that promises more would be asked for without end.
          hasMore: hasMore && sent.length > 0,
          next: nextPage ?? undefined,
        }
      },
    ),
  )
