import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { MarkerFlagSchema } from '#lib/schema/markerFlagSchema.ts'
import { object } from '#lib/schema/object.ts'
import { ServerFlagSchema } from '#lib/schema/serverFlagSchema.ts'
import { strict } from '#lib/schema/strict.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'
import { slotTypes } from './sizes/slotSizes.ts'

const FlagSchema = v.optional(MarkerFlagSchema, false)

const PlaceSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits('is no number'), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
)

/** The options of which a wrong one is left out. */
const details = {
  /** Subscribers see it, too; without it they do not. */
  visibleForSubscribers: FlagSchema,
  /** Premium subscribers (S) see it, too, whatever `visibleForSubscribers` says. */
  visibleForPremiumSubscribers: FlagSchema,
  /** It can be closed, and is hidden once more than 5 percent of the page were scrolled (content-features §4, "Ads"). */
  closable: FlagSchema,
  /** Its place in a right column, from 1 on: it is shown where the marker's parent is high enough for as many (content-features §9, "Ads"). */
  column: v.optional(PlaceSchema),
  /** The article that it stands in: its paywall decides, too, as that of the article which the page shows always does. */
  contentId: v.optional(IdSchema),
}

/** The marker's options (content-features §3, "Ad position config"). */
export const AdMarkerSchema = object({
  /** The position’s id. */
  id: IdSchema,
  /** Decides the sizes. */
  slotType: v.picklist(slotTypes),
  /** The unit's code at the ad service, below the network's. */
  adUnitCode: v.pipe(TextSchema, v.regex(/^[\w./-]+$/, 'must be letters, digits, and . / _ -')),
  ...details,
})

export type AdOptions = v.InferOutput<typeof AdMarkerSchema>

/** `services` of the page's configuration, where it is about ads (content-features §7). */
export const AdServicesSchema = object({
  services: v.optional(
    object({
      /** The address of the ad service's script: on the page's own origin, or https on any host. Without it there are no ads. */
      adService: v.optional(TextSchema),
      /** The publisher's code at the ad service. Without it there are no ads. */
      adNetwork: v.optional(
        v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w.,-]+$/, 'must be a network code')),
      ),
    }),
    {},
  ),
})

/** The fields of the cookie `nx-paywall-data-{contentId}` that decide about ads. */
export const PaywallAccessSchema = object({
  /** A wrong one may be a denial that the server has written otherwise. */
  accessGranted: strict(v.nullish(ServerFlagSchema)),
  messageType: v.nullish(v.string()),
  conditionName: v.nullish(v.string()),
  messageIds: v.nullish(list(object({ messageId: IdSchema, type: v.nullish(v.string()) })), []),
  firstMessageId: v.nullish(IdSchema),
})

export type PaywallAccess = v.InferOutput<typeof PaywallAccessSchema>
