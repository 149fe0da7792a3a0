import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { MarkerFlagSchema } from '#lib/schema/markerFlagSchema.ts'
import { object } from '#lib/schema/object.ts'
import { ServerFlagSchema } from '#lib/schema/serverFlagSchema.ts'
import type { PaywallType } from './paywall.types.ts'

/** The nine messages of content-features §2, "Paywall messages". */
export const paywallTypes = [
  'blocking',
  'blocking-community',
  'regiwall',
  'column-counter',
  'column-offer',
  'column-trial',
  'login-register',
  'gift',
  'gift-expired',
] as const satisfies readonly PaywallType[]

export type { PaywallType }

/** Undefined for any other text, and where there is none. */
export const typeIn = (text: string | null | undefined): PaywallType | undefined =>
  paywallTypes.find((type) => type === text)

const text = v.nullish(v.string())

/** The texts that the backend's message and the marker may both give, in the order of a box, from its headline down; all are optional. */
const textEntries = {
  /** The headline. */
  title: text,
  /** The line below it. */
  subtitle: text,
  /** The message. */
  text,
  /** The part of the message in bold. */
  boldText: text,
  /** Emphasised like `boldText`: a colour is for what can be pressed. */
  blueText: text,
  /** The part of the message after them. */
  regularText: text,
  /** HTML of the subscription department: sanitized before it is shown, in place of the four texts. */
  subscriptionHtml: text,
  /** The benefits of a subscription, one per line. */
  textAdvantage: text,
  /** A short tag above the headline: “Offer”. */
  promoTag: text,
  /** The words of the offer. */
  promoCopy: text,
  /** The price before, crossed out. */
  priceCrossed: text,
  /** The price with its period. */
  price: text,
  /** The button's label. */
  ctaText: text,
  /** Below the button: how to pay. */
  paymentText: text,
  /** The link's text. */
  linkText: text,
  /** The address of button and link. */
  linkUrl: text,
  /** The text of the link to the rates. */
  textLinkRates: text,
  /** May hold a placeholder for the number: `{days}`, `:days` or `%s`. */
  remainingDaysText: text,
  /** A picture. */
  imageUrl: text,
  /** Hex, with or without #; the community variant's own colour. */
  colour: text,
}

export type PaywallText = keyof typeof textEntries

// Object.keys forgets the keys' types.
export const paywallTexts = Object.keys(textEntries) as PaywallText[]

/** GET /paywall/message/{id} (content-features §3, "Paywall message"): every field but the id may be missing, or be broken alone. */
export const PaywallMessageSchema = object({
  ...textEntries,
  /** Whether the cards that can be paid with are shown. */
  cardsImages: v.nullish(v.boolean()),
  /** Without it the answer is none of a message, of which there would be nothing to show. */
  id: IdSchema,
  /** The kind of message; the marker's own counts. */
  type: v.nullish(v.picklist(paywallTypes)),
})

export type PaywallMessage = v.InferOutput<typeof PaywallMessageSchema>

const FlagSchema = v.optional(MarkerFlagSchema)

/** Templates print empty attributes where an article has no message. */
export const OptionalIdSchema = v.optional(
  v.union([
    IdSchema,
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
  ]),
)

/** The marker's options (contract §2); an empty text counts as not given, because templates print empty fields. */
export const PaywallMarkerSchema = object({
  ...textEntries,
  /** The kind of message, of nine. */
  type: v.picklist(paywallTypes),
  /** The article’s id. */
  contentId: OptionalIdSchema,
  /** The texts then come from GET /paywall/message/{id}; an attribute wins over the same text there. */
  messageId: OptionalIdSchema,
  /** The way that the box starts; left out, it starts unfolded. */
  folded: FlagSchema,
  /** Whether the cards that can be paid with are shown. */
  cardsImages: FlagSchema,
})

export type PaywallOptions = v.InferOutput<typeof PaywallMarkerSchema>

/** Counts and days; what lies further off than this was not written by the backend. */
const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/, 'is no number'), v.transform(Number))]),
  v.integer(),
  v.minValue(-10_000),
  v.maxValue(10_000),
)

/** The cookie `nx-paywall-data-{contentId}`: JSON, URI-encoded (content-features §3, "Paywall cookie data"). */
export const PaywallCookieSchema = object({
  /** Missing, it neither grants nor denies. */
  accessGranted: v.nullish(ServerFlagSchema),
  messageIds: v.nullish(list(object({ messageId: IdSchema, type: text })), []),
  firstMessageId: v.nullish(IdSchema),
  userCounter: v.nullish(integer),
  conditionName: text,
  conditionCounter: v.nullish(integer),
  /** Days that a gift, or the trial, still lasts. */
  remainingDays: v.nullish(integer),
  messageType: text,
})

export type PaywallCookie = v.InferOutput<typeof PaywallCookieSchema>
