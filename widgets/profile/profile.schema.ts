import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { isAddress } from '#lib/site/addresses/isAddress.ts'
import { commonLinks } from '#lib/site/addresses/links.ts'

/** A path of the page's own host, or an absolute https address. */
const AddressSchema = v.pipe(
  v.string(),
  v.regex(/^(\/(?![/\\])|https:\/\/)[^\s]*$/, 'must be a path that begins with / or an https address'),
  v.transform(String),
  v.check(isAddress, 'cannot be read as an address'),
)

/** The addresses to which the aside leads, for the publisher to decide: here, or for the whole page in the configuration’s `links`, where `subscriberSpace` is `espai`. Each is a path of the site or an https address; a wrong one is reported, and its default used. */
const LinksSchema = object({
  /** The newspaper's shop. */
  shop: v.optional(AddressSchema, commonLinks.shop),
  /** The points of sale of the newspaper. */
  pointsOfSale: v.optional(AddressSchema, commonLinks.pointsOfSale),
  /** The subscribers' area: offers, culture, leisure. */
  subscriberSpace: v.optional(AddressSchema, commonLinks.espai),
  /** The club of premium subscribers. */
  premiumClub: v.optional(AddressSchema, commonLinks.premiumClub),
  /** The premium page of founders. */
  founders: v.optional(AddressSchema, commonLinks.founders),
  /** The premium page of other subscribers. */
  premium: v.optional(AddressSchema, commonLinks.premium),
  /** The people who make the newspaper. */
  aboutUs: v.optional(AddressSchema, commonLinks.aboutUs),
  /** The conditions of a subscription. */
  conditions: v.optional(AddressSchema, commonLinks.conditions),
  /** The page that recovers a forgotten password; it is told where to lead back to. */
  recoverPassword: v.optional(AddressSchema, commonLinks.recoverPassword),
  /** The page in the frame of the panel “subscription”; its host alone is given the token, and only in the app. */
  subscription: v.optional(AddressSchema, commonLinks.subscription),
  /** The page in the frame of the subscriber's card. */
  card: v.optional(AddressSchema, commonLinks.card),
})

export const ProfileMarkerSchema = object({
  /** In the marker's JSON block (contract §2). */
  links: v.optional(LinksSchema, {}),
})
