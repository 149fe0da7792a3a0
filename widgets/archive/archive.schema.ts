import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** As the backend prints it for whoever reads, and for the app: bytes as a number, or a text such as "12.4 MB". */
const FileSizeSchema = v.nullish(v.union([v.number(), v.string()]))

/** One paper (content-features §3, "Archive item"): its cover and its PDF may be missing. */
const IssueSchema = v.object({
  id: IdSchema,
  date: v.string(),
  /** DD/MM/YYYY. */
  dateString: v.string(),
  image: v.nullish(v.object({ url: v.string(), alt: v.nullish(v.string(), '') })),
  pdf: v.nullish(v.object({ url: v.string(), filesize: FileSizeSchema, filename: v.nullish(v.string()) })),
  type: v.nullish(v.object({ name: v.string() })),
})

export type Issue = v.InferOutput<typeof IssueSchema>

const NamedSchema = v.object({ name: v.string(), value: IdSchema })

/** An edition with the publications that it has; 'all' among them is our own word, see docs/assumptions.md. */
const EditionSchema = v.object({ ...NamedSchema.entries, publicationTypes: v.nullish(v.array(NamedSchema), []) })

export type Edition = v.InferOutput<typeof EditionSchema>

/** What GET /archive/publications answers (content-features §3, "Archive"). */
export const ArchiveSchema = v.object({
  items: v.array(IssueSchema),
  order: v.nullish(v.string()),
  currentPage: count,
  numPages: count,
  totalItems: count,
  editions: v.nullish(v.array(EditionSchema), []),
})

export type Archive = v.InferOutput<typeof ArchiveSchema>

/** A path of the page's own host, without the slash at its end. */
const BasePathSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)[^?#]*$/, 'must be a path that begins with /'),
    v.transform((path) => path.replace(/\/+$/, '')),
  ),
  '/hemeroteca',
)

const address = v.optional(v.pipe(v.string(), v.trim()))

/** The marker's options (contract §2): where the archive lives; filters come from the address. */
export const ArchiveMarkerSchema = v.object({
  basePath: BasePathSchema,
  /** Where a single issue is bought and where one subscribes, in place of the site's own addresses. */
  issueUrl: address,
  subscribeUrl: address,
})

export type ArchiveOptions = v.InferOutput<typeof ArchiveMarkerSchema>
