import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { ServerFlagSchema } from '#lib/schema/serverFlagSchema.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

const TopicSchema = object({
  /** The visible text. */
  text: TextSchema,
  /** A path, or an address on the site's own hosts; a sponsor's may be on any host. */
  href: TextSchema,
  /** The sponsor who pays for the topic. */
  sponsor: v.optional(TextSchema),
  /** The sponsor's colour: hex, with or without #. */
  color: v.optional(TextSchema),
})

export type Topic = v.InferOutput<typeof TopicSchema>

/** The marker's options (content-features §2, "Card lists and strips"); `title` and `topics` are in its JSON block. */
export const HotTopicsMarkerSchema = object({
  /** The content whose paywall cookie says whether topics are styled as ads. */
  contentId: v.optional(IdSchema),
  /** Before the topics; the widget's own words by default. */
  title: v.optional(TextSchema),
  /** In order. */
  topics: v.optional(list(TopicSchema), []),
})

/** The part of the cookie that the strip reads, `nx-paywall-data-{contentId}` (content-features §3, "Paywall cookie data"). */
export const AccessSchema = object({ accessGranted: v.nullish(ServerFlagSchema) })
