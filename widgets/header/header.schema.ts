import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { isAddress } from '#lib/site/addresses/isAddress.ts'
import { commonLinks } from '#lib/site/addresses/links.ts'
import { HrefSchema, MenuSchema } from './menus/menu.schema.ts'

const SiteIdSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits('is no number'), v.transform(Number))]),
  v.integer(),
)

/** A path below the API's base, or none. */
const SourceSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(\/[\w-]+)*$/, 'must be a path below the API’s base, such as search, or none'),
)

const AddressSchema = v.pipe(
  ...HrefSchema.pipe,
  v.transform(String),
  v.check(isAddress, 'cannot be read as an address'),
)

/** The addresses of the premium button; equal to the profile's own `links`. A wrong one is reported, and its default used. */
const LinksSchema = object({
  /** The address for readers. */
  premium: v.optional(AddressSchema, commonLinks.premium),
  /** The address for founders. */
  founders: v.optional(AddressSchema, commonLinks.founders),
})

/** The menus and links are in the marker's JSON block (contract §2). */
export const HeaderMarkerSchema = object({
  /** The newspaper’s name, a link to the front page; a child of the marker with `data-logo` takes its place. */
  name: v.optional(v.string()),
  /** The site’s number, which decides whether its front page has a language selector. */
  siteId: v.optional(SiteIdSchema),
  /** The source of the search's suggestions: a path below the API’s base, or `none`. */
  searchSource: v.optional(SourceSchema, 'search'),
  /** The sections: a row on wide screens, and in the menu. */
  secondaryMenu: MenuSchema,
  /** The languages: in the menu, and in the language selector. */
  idiomsMenu: MenuSchema,
  /** The regional editions: in the menu. */
  editionsMenu: MenuSchema,
  /** The addresses of the premium button: `premium`, and `founders` for founders. */
  links: v.optional(LinksSchema, {}),
})

export type HeaderOptions = v.InferOutput<typeof HeaderMarkerSchema>
