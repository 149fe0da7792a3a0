import * as v from 'valibot'
import { momentSchema } from '#kit/dates/moment.ts'
import type { TimeZone } from '#kit/dates/timeZone.ts'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { MarkerFlagSchema } from '#lib/schema/markerFlagSchema.ts'
import { object } from '#lib/schema/object.ts'
import { strict } from '#lib/schema/strict.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'
import { WordSchema } from '#lib/schema/wordSchema.ts'

/** The most messages that one answer may have: the limit of the call's alternative variant (content-features §9). */
export const MAX_LIMIT = 200

/** A whole number as a template writes it, or as JSON has it. */
const wholeNumber = (max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits('is no whole number'), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(max),
  )

/** A group of filters (content-features §3, "Filter definition"): its name is the query's parameter. */
const FilterGroupSchema = object({
  /** The query's parameter. */
  name: v.pipe(TextSchema, v.regex(/^\w[\w.-]*$/, 'must be the name of a query’s parameter')),
  /** The visible text. */
  label: TextSchema,
  /** Its choices. */
  filters: list(
    object({
      /** The visible text. */
      name: TextSchema,
      /** Its value in the query, without a comma. */
      value: v.pipe(WordSchema, v.regex(/^[^,]+$/, 'must have no comma')),
    }),
  ),
})

const SponsorSchema = object({
  /** Shown, and read aloud in the logo's place. */
  name: TextSchema,
  /** The logo's address. */
  logo: v.nullish(TextSchema),
  /** Its address: any http(s) one. */
  href: v.nullish(TextSchema),
})

/** The marker's options (contract §2); filters and sponsors are in its JSON block. */
export const LiveMarkerSchema = object({
  /** The live’s id. */
  liveId: IdSchema,
  /** `livefootball` for a match: its messages are events with a minute. */
  kind: v.optional(v.picklist(['live', 'livefootball']), 'live'),
  /** How many messages an answer has, 200 at most; the backend’s own number by default, and 200 for a match, whose score is made of all its events. */
  limit: v.optional(wholeNumber(MAX_LIMIT)),
  /** The live is over: nothing is asked again. */
  ended: v.optional(MarkerFlagSchema, false),
  /** How many messages stand between two sponsors; 10 by default. */
  sponsorEvery: v.optional(wholeNumber(1000), 10),
  /** Groups of filters: `name`, `label`, and `filters` with `name` and `value`. More come from a `filters` marker whose `data-for` is the `id` of this one. */
  filters: v.optional(list(FilterGroupSchema), []),
  /** The sponsors between messages, in turn: `name`, `logo`, `href`. */
  sponsors: v.optional(list(SponsorSchema), []),
})

export type LiveOptions = v.InferOutput<typeof LiveMarkerSchema>
export type FilterGroup = v.InferOutput<typeof FilterGroupSchema>
export type Sponsor = v.InferOutput<typeof SponsorSchema>

/** The team that a match's event is of: `home` plays at home. */
const SideSchema = v.picklist(['home', 'away'])

const TeamsSchema = object({
  /** The team that plays at home. */
  home: TextSchema,
  /** The team that plays away. */
  away: TextSchema,
})

/** The names of the two that play. */
export type Teams = v.InferOutput<typeof TeamsSchema>

const PictureSchema = object({
  /** The picture's address. */
  url: TextSchema,
  /** The picture's description in words. */
  alt: v.nullish(v.string(), ''),
  /** Below it. */
  caption: v.nullish(TextSchema),
})

/** A message of a live (content-features §7 names type and id); the other fields are in docs/assumptions/live.md. */
const liveMessageSchema = (timeZone: TimeZone) =>
  object({
    /** The message's id. */
    id: IdSchema,
    /** `goal`, `own-goal`, `feed-breu`: in lower case, with dashes. */
    type: v.nullish(
      v.pipe(
        v.string(),
        v.trim(),
        v.transform((type) => type.toLowerCase().replace(/[\s_]+/g, '-')),
      ),
      '',
    ),
    /** Above the text. */
    title: v.nullish(TextSchema),
    /** Plain text; line breaks count. */
    text: v.nullish(TextSchema),
    /** In place of the text; sanitized before it is shown. */
    html: v.nullish(TextSchema),
    /** Milliseconds since 1970, which it reads again when another tab gets it. */
    publishedDate: v.nullish(
      v.pipe(
        momentSchema(timeZone),
        v.transform((date) => date.getTime()),
      ),
    ),
    /** Of a match: `67`, `90+3`. */
    minute: v.nullish(v.pipe(v.union([TextSchema, v.number()]), v.transform(String))),
    /** Of a match, after the event: `2–1`. */
    score: v.nullish(TextSchema),
    /** Of a match: the team whose event it is; an own goal is of the team of the player who shot it. */
    team: v.nullish(SideSchema),
    /** Of a match: the player whose event it is. */
    player: v.nullish(TextSchema),
    /** The message's author. */
    author: v.nullish(
      object({
        /** As it is signed. */
        name: TextSchema,
      }),
    ),
    /** Its picture. */
    image: v.nullish(PictureSchema),
    /** A link below the text. */
    link: v.nullish(
      object({
        /** Its address. */
        href: TextSchema,
        /** The visible text. */
        text: TextSchema,
      }),
    ),
    /** One of the points of the whole live: listed above the messages. */
    keyPoint: v.nullish(v.boolean()),
    /** The message was taken back: the one with its id goes. */
    deleted: v.nullish(v.boolean(), false),
  })

export type LiveMessage = v.InferOutput<ReturnType<typeof liveMessageSchema>>

const answerFields = (timeZone: TimeZone) => ({
  /** The newest first. */
  messages: list(liveMessageSchema(timeZone)),
  /** Whether there are more in the direction that was asked for; without it there are while an answer has any. */
  hasMoreResults: v.nullish(v.boolean()),
  /** Nothing will come any more. */
  ended: v.nullish(v.boolean(), false),
  /** Of a match: the two that play. */
  teams: v.nullish(TeamsSchema),
})

/** The answer of the live calls (content-features §7). */
export const liveAnswerSchema = (timeZone: TimeZone) => object(answerFields(timeZone))

export type LiveAnswer = v.InferOutput<ReturnType<typeof liveAnswerSchema>>

/** An answer as a tab passes it on to the browser's others, with the id of the message that it was asked from: without it, it would count as the newest. */
export const sharedAnswerSchema = (timeZone: TimeZone) =>
  object({ since: strict(v.optional(IdSchema)), ...answerFields(timeZone) })

export type SharedAnswer = v.InferOutput<ReturnType<typeof sharedAnswerSchema>>
