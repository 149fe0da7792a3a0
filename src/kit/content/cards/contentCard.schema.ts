import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'
import { mediaTypes } from './mediaTypes.ts'

/** The newsroom's marks of an article (content-features §9, "Content flags"); `exclusive` has fields of its own. */
const contentFlags = ['scoop', 'breaking', 'live', 'blog', 'verified-translation', 'automatic-translation'] as const

const text = v.nullish(v.string())
const no = v.nullish(v.boolean(), false)
const section = v.nullish(
  object({
    /** The visible text. */
    name: v.string(),
    /** Its address, on the site's own hosts. */
    url: text,
  }),
)

/** A picture; the CMS's default size in its address is replaced by the one that is shown. */
const PictureSchema = object({
  /** The picture's address. */
  url: v.string(),
  /** In words what it shows; without it the picture is decoration. */
  alt: text,
})

const MediaInfoSchema = object({
  /** The mark that the card has. */
  type: v.picklist(mediaTypes),
  /** Beside the mark where there is room: how long a video is, how many pictures there are. */
  text,
})

const AuthorSchema = object({
  /** As it is signed. */
  name: v.string(),
  /** The author's id. */
  id: v.nullish(IdSchema),
  /** The author's page, on the site's own hosts. */
  url: text,
  /** The author's portrait, which an opinion shows. */
  image: v.nullish(
    object({
      /** The portrait's address. */
      url: v.string(),
      /** Read aloud in its place. */
      title: text,
    }),
  ),
})

/** The advertiser that paid for an article: name, logo and address. */
const BrandedSchema = v.pipe(
  object({
    /** The advertiser's name. */
    title: v.nullish(v.string(), ''),
    /** The advertiser's site. */
    logoLink: v.nullish(
      object({
        /** An http(s) address on any host. */
        href: v.string(),
      }),
    ),
    /** The advertiser's logo. */
    mainImage: v.nullish(
      object({
        /** The logo's address. */
        url: v.string(),
      }),
    ),
  }),
  // Some backends send an empty object, or an empty list, for none.
  v.check(({ title, logoLink, mainImage }) => Boolean(title || logoLink || mainImage), 'names nobody'),
)

/** A content of the newspaper as its lists have it (content-features §3, "Content card"). What is wrong in a field leaves that field out. */
export const ContentCardSchema = object({
  /** The content's id, under which it is saved. */
  id: IdSchema,
  /** The headline. */
  title: TextSchema,
  /** The card's address, on the site's own hosts. */
  url: v.string(),
  /** An article where it is missing or another one. */
  type: v.nullish(v.picklist(['post', 'interview', 'opinion', 'article']), 'article'),
  /** Above the headline. */
  kicker: text,
  /** The name of the interviewed person. */
  interviewed: text,
  /** The card's picture. */
  image: v.nullish(PictureSchema),
  /** The media of the article, besides text. */
  mediaInfo: v.nullish(MediaInfoSchema),
  /** The authors, in order. */
  authors: v.nullish(list(AuthorSchema), []),
  /** In place of the authors' names. */
  signatureAuthorName: text,
  /** How many comments it has. */
  numComments: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** The advertiser: the card is labelled as advertising. */
  brandedContent: v.nullish(BrandedSchema),
  /** For subscribers alone. */
  isExclusiveContent: no,
  /** A story that no other newspaper has. */
  exclusive: no,
  /** The newsroom's marks. */
  flags: v.nullish(list(v.picklist(contentFlags)), []),
  /** There is no version in the reader's language. */
  missingTranslatedVersion: no,
  /** Its section. */
  category: section,
  /** The section that its section belongs to. */
  ancestorCategory: section,
  /** The column that it is part of. */
  columnName: text,
  /** When it changed last, ISO 8601. */
  modificationDate: text,
})

export type ContentCardData = v.InferOutput<typeof ContentCardSchema>
export type CardAuthor = v.InferOutput<typeof AuthorSchema>
export type Branded = v.InferOutput<typeof BrandedSchema>
export type MediaInfo = v.InferOutput<typeof MediaInfoSchema>
