import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

/** A path of the site, a fragment of the page, or a web address. */
export const HrefSchema = v.pipe(
  v.string(),
  v.regex(/^(\/(?![/\\])|#|https?:\/\/)\S*$/, 'must be a path that begins with /, a fragment or a web address'),
)

/** An entry of a menu (content-features §2, "Header and navigation"). */
export interface MenuEntry {
  link: {
    text: string
    /** Absent for an entry that only names its children. */
    href?: string | null | undefined
    target?: string | null | undefined
    rel?: string | null | undefined
    title?: string | null | undefined
  }
  children?: MenuEntry[] | null | undefined
}

const link = object({
  /** The visible text. */
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')),
  /** The entry's address; an entry without it only names its children. */
  href: v.nullish(HrefSchema),
  /** As in HTML: `_blank` opens another tab. */
  target: v.nullish(v.string()),
  /** As in HTML. */
  rel: v.nullish(v.string()),
  /** As in HTML: what a pointer on it shows. */
  title: v.nullish(v.string()),
})

// Three levels written out: a schema that refers to itself would cost every page the code for it.
const LeafSchema = object({
  /** The entry itself. */
  link,
})
const BranchSchema = object({
  /** The entry itself. */
  link,
  /** The entries below it, the deepest that are shown. */
  children: v.nullish(list(LeafSchema)),
})
const EntrySchema = object({
  /** The entry itself. */
  link,
  /** The entries below it. */
  children: v.nullish(list(BranchSchema)),
})

export const MenuSchema = v.optional(list(EntrySchema), [])

export type Menu = readonly MenuEntry[]
