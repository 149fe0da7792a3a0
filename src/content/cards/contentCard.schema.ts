import * as v from 'valibot'
import { IdSchema } from '../../lib/idSchema.ts'
import { list } from '../../lib/list.ts'
import { object } from '../../lib/object.ts'
import { contentFlags } from './contentFlags.ts'
import { mediaTypes } from './mediaTypes.ts'

const text = v.nullish(v.string())
const no = v.nullish(v.boolean(), false)
const section = v.nullish(object({ name: v.string(), url: text }))

/** A picture; the CMS's default size in its address is replaced by the one that is shown. */
const PictureSchema = object({ url: v.string(), alt: text })

const MediaInfoSchema = object({
  type: v.picklist(mediaTypes),
  /** Beside the mark where there is room: how long a video is, how many pictures there are. */
  text,
})

const AuthorSchema = object({
  name: v.string(),
  id: v.nullish(IdSchema),
  url: text,
  image: v.nullish(object({ url: v.string(), title: text })),
})

/** What paid for an article: the advertiser's name, logo and address. */
const BrandedSchema = v.pipe(
  object({
    title: v.nullish(v.string(), ''),
    logoLink: v.nullish(object({ href: v.string() })),
    mainImage: v.nullish(object({ url: v.string() })),
  }),
  // Some backends send an empty object, or an empty list, for none.
  v.check(({ title, logoLink, mainImage }) => Boolean(title || logoLink || mainImage), 'names nobody'),
)

/** A content of the newspaper as its lists have it (content-features §3, "Content card"). What is wrong in a field leaves that field out. */
export const ContentCardSchema = object({
  id: IdSchema,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: v.string(),
  /** An article where it is missing or another one. */
  type: v.nullish(v.picklist(['post', 'interview', 'opinion', 'article']), 'article'),
  kicker: text,
  /** Who was interviewed. */
  interviewed: text,
  image: v.nullish(PictureSchema),
  mediaInfo: v.nullish(MediaInfoSchema),
  authors: v.nullish(list(AuthorSchema), []),
  /** In place of the authors' names. */
  signatureAuthorName: text,
  numComments: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  brandedContent: v.nullish(BrandedSchema),
  isExclusiveContent: no,
  exclusive: no,
  flags: v.nullish(list(v.picklist(contentFlags)), []),
  /** There is no version in the reader's language. */
  missingTranslatedVersion: no,
  category: section,
  ancestorCategory: section,
  columnName: text,
  /** ISO 8601. */
  modificationDate: text,
})

export type ContentCardData = v.InferOutput<typeof ContentCardSchema>
export type CardAuthor = v.InferOutput<typeof AuthorSchema>
export type Branded = v.InferOutput<typeof BrandedSchema>
export type MediaInfo = v.InferOutput<typeof MediaInfoSchema>
