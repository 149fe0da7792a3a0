import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'
import { DAY } from '#lib/site/limits.ts'

/** Seconds, as a number or as a template writes it. */
const DurationSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/, 'is no number'), v.transform(Number))]),
  v.minValue(0),
)

const MessageSchema = object({
  /** The alert's text. */
  title: TextSchema,
  /** Followed only to http(s) on the site’s own hosts; without it the title is text. */
  href: v.optional(v.string()),
})

/** The marker's options (content-features §3, "Alert"). */
export const AlertMarkerSchema = object({
  /** Hex, with or without #; the accent by default. */
  color: v.optional(v.string()),
  /** Seconds until it closes by itself; 0: never. */
  duration: v.optional(DurationSchema, 0),
  /** The alert's text, in the JSON block. */
  messages: v.optional(list(MessageSchema), []),
  /** Tells the alert from others, where closing one must not hide them. */
  id: v.optional(TextSchema),
})

export type AlertMessage = v.InferOutput<typeof MessageSchema>

/** How long a closed alert stays away, in milliseconds (content-features §9). */
export const AWAY = DAY

/** Until when it stays away: milliseconds since 1970. */
export const DismissalSchema = v.number()
