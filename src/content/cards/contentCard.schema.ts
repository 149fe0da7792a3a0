import * as v from 'valibot'
import { IdSchema } from '../../lib/idSchema.ts'
import { lenientList } from '../../lib/lenientList.ts'
import { optionalFields } from '../../lib/optionalFields.ts'
import { contentFlags } from './contentFlags.ts'
import { mediaTypes } from './mediaTypes.ts'

const text = v.nullish(v.string())
const no = v.nullish(v.boolean(), false)
const section = v.nullish(v.object({ name: v.string(), url: text }))

/** A picture; the CMS's default size in its address is replaced by the one that is shown. */
const PictureSchema = v.object({ url: v.string(), ...optionalFields({ alt: text }) })

const MediaInfoSchema = v.object({
  type: v.picklist(mediaTypes),
  /** Beside the mark where there is room: how long a video is, how many pictures there are. */
  ...optionalFields({ text }),
})

const AuthorSchema = v.object({
  name: v.string(),
  ...optionalFields({
    id: v.nullish(IdSchema),
    url: text,
    image: v.nullish(v.object({ url: v.string(), ...optionalFields({ title: text }) })),
  }),
})

/** What paid for an article: the advertiser's name, logo and address. */
const BrandedSchema = v.object({
  title: v.string(),
  ...optionalFields({
    logoLink: v.nullish(v.object({ href: v.string() })),
    mainImage: v.nullish(v.object({ url: v.string() })),
  }),
})

/** A content of the newspaper as its lists have it (content-features §3, "Content card"). What is wrong in a field leaves that field out. */
export const ContentCardSchema = v.object({
  id: IdSchema,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  url: v.string(),
  ...optionalFields({
    /** An article where it is missing or another one. */
    type: v.nullish(v.picklist(['post', 'interview', 'opinion', 'article']), 'article'),
    kicker: text,
    /** Who was interviewed. */
    interviewed: text,
    image: v.nullish(PictureSchema),
    mediaInfo: v.nullish(MediaInfoSchema),
    authors: v.nullish(lenientList(AuthorSchema), []),
    /** In place of the authors' names. */
    signatureAuthorName: text,
    numComments: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    brandedContent: v.nullish(BrandedSchema),
    isExclusiveContent: no,
    exclusive: no,
    flags: v.nullish(lenientList(v.picklist(contentFlags)), []),
    /** There is no version in the reader's language. */
    missingTranslatedVersion: no,
    category: section,
    ancestorCategory: section,
    columnName: text,
    /** ISO 8601. */
    modificationDate: text,
  }),
})

export type ContentCardData = v.InferOutput<typeof ContentCardSchema>
export type CardAuthor = v.InferOutput<typeof AuthorSchema>
export type Branded = v.InferOutput<typeof BrandedSchema>
export type MediaInfo = v.InferOutput<typeof MediaInfoSchema>
