import * as v from 'valibot'
import { list } from '../../../src/lib/list.ts'
import { object } from '../../../src/lib/object.ts'

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
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')),
  href: v.nullish(HrefSchema),
  target: v.nullish(v.string()),
  rel: v.nullish(v.string()),
  title: v.nullish(v.string()),
})

// Three levels written out: a schema that refers to itself would cost every page the code for it.
const LeafSchema = object({ link })
const BranchSchema = object({ link, children: v.nullish(list(LeafSchema)) })
const EntrySchema = object({ link, children: v.nullish(list(BranchSchema)) })

export const MenuSchema = v.optional(list(EntrySchema), [])

export type Menu = readonly MenuEntry[]
