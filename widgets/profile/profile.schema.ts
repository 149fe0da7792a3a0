import * as v from 'valibot'
import { object } from '../../src/lib/object.ts'
import { isAddress } from '../../src/site/addresses/isAddress.ts'

/** A path of the page's own host, or an absolute https address. */
const AddressSchema = v.pipe(
  v.string(),
  v.regex(/^(\/(?![/\\])|https:\/\/)[^\s]*$/, 'must be a path that begins with / or an https address'),
  v.transform(String),
  v.check(isAddress, 'cannot be read as an address'),
)

/** Where the aside leads to, for the publisher to decide; the defaults are in docs/assumptions.md. Each is a path of the site or an https address; a wrong one is reported, and its default used. */
const LinksSchema = object({
  shop: v.optional(AddressSchema, '/botiga'),
  pointsOfSale: v.optional(AddressSchema, '/punts-de-venda.html'),
  subscriberSpace: v.optional(AddressSchema, '/espai-subscriptor'),
  premiumClub: v.optional(AddressSchema, '/club-premium'),
  founders: v.optional(AddressSchema, '/fundadors-premium'),
  premium: v.optional(AddressSchema, '/premium'),
  aboutUs: v.optional(AddressSchema, '/qui-som.html'),
  conditions: v.optional(AddressSchema, '/condicions-contractacio.html'),
  /** Where a password that was forgotten is recovered; it is told where to lead back to. */
  recoverPassword: v.optional(AddressSchema, '/usuari/recuperar-contrasenya'),
  /** The page in the frame of the panel “subscription”; its host alone is given the token, and only in the app. */
  subscription: v.optional(AddressSchema, '/subscripcio/perfil'),
  /** The page in the frame of the subscriber's card. */
  card: v.optional(AddressSchema, '/subscripcio/targeta'),
})

export const ProfileMarkerSchema = object({
  /** In the marker's JSON block (contract §2). */
  links: v.optional(LinksSchema, {}),
})

export type ProfileLinks = v.InferOutput<typeof LinksSchema>
