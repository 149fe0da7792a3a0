import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { WordSchema } from '#lib/schema/wordSchema.ts'

const count = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** A file size, displayed and passed to the app: bytes as a number, or a text such as "12.4 MB". */
const FileSizeSchema = v.nullish(v.union([v.number(), v.string()]))

/** One paper (content-features §3, "Archive item"): its cover and its PDF may be missing. */
const IssueSchema = v.pipe(
  object({
    /** The paper's id. */
    id: IdSchema,
    /** ISO 8601. */
    date: v.nullish(v.string(), ''),
    /** DD/MM/YYYY. */
    dateString: v.nullish(v.string(), ''),
    /** The cover; missing while it is not scanned. */
    image: v.nullish(
      object({
        /** The cover's address. */
        url: v.string(),
        /** In words what it shows. */
        alt: v.nullish(v.string(), ''),
      }),
    ),
    /** The paper itself; missing while it is not scanned. */
    pdf: v.nullish(
      object({
        /** Its address, on the site's own hosts. */
        url: v.string(),
        /** Bytes, or a text such as “12.4 MB”. */
        filesize: FileSizeSchema,
        /** The name under which it is kept. */
        filename: v.nullish(v.string()),
      }),
    ),
    /** The publication that it is of. */
    type: v.nullish(
      object({
        /** The visible text. */
        name: v.string(),
      }),
    ),
  }),
  v.check(({ date, dateString }) => Boolean(date || dateString), 'has no date'),
)

export type Issue = v.InferOutput<typeof IssueSchema>

const NamedSchema = object({
  /** The visible text. */
  name: v.string(),
  /** Its value in the query. */
  value: WordSchema,
})

/** An edition with its publications; 'all' is reserved for no filter, see docs/assumptions/archive.md. */
const EditionSchema = object({
  /** The visible text. */
  name: NamedSchema.entries.name,
  /** Its value in the query. */
  value: NamedSchema.entries.value,
  /** Its publications, by which its papers can be filtered. */
  publicationTypes: v.nullish(list(NamedSchema), []),
})

export type Edition = v.InferOutput<typeof EditionSchema>

/** The answer of GET /archive/publications (content-features §3, "Archive"). */
export const ArchiveSchema = object({
  /** The papers; a broken one is left out. */
  items: list(IssueSchema),
  /** The list page, from 1. */
  currentPage: count,
  /** How many list pages there are. */
  numPages: count,
  /** How many papers there are on all of them. */
  totalItems: count,
  /** `asc` or `desc`, as it was asked for. */
  order: v.nullish(v.string()),
  /** The editions, by which papers can be filtered. */
  editions: v.nullish(list(EditionSchema), []),
})

export type Archive = v.InferOutput<typeof ArchiveSchema>

const BASE_PATH = '/hemeroteca'

/** A path on the page's own host, without a trailing slash. */
const BasePathSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\/(?!\/)[^?#]*$/, 'must be a path that begins with /'),
    // A browser reads a backslash as a slash, and a tab as nothing: either would lead to another host.
    v.transform((path) => (/[\\\s]/.test(path) ? BASE_PATH : path.replace(/(?<!\/)\/+$/, ''))),
  ),
  BASE_PATH,
)

/** Before it there are no printed newspapers to look for. */
const FIRST_YEAR = 1900

const YearSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits('is no year'), v.transform(Number))]),
  v.integer(),
  v.minValue(1600),
  v.maxValue(9999),
)

const address = v.optional(v.pipe(v.string(), v.trim()))

/** The marker's options (contract §2): the archive's base path; filters are read from the address. */
export const ArchiveMarkerSchema = object({
  /** The path of the archive’s page; filters are appended to it. */
  basePath: BasePathSchema,
  /** The year of the oldest paper: months can be browsed, and days filtered, from then on. 1900 by default. */
  firstYear: v.optional(YearSchema, FIRST_YEAR),
  /** Addresses for buying a single issue and for subscribing, in place of the site's defaults. */
  issueUrl: address,
  /** The address for subscribing. */
  subscribeUrl: address,
})

export type ArchiveOptions = v.InferOutput<typeof ArchiveMarkerSchema>
