import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

/** A path below apiBase: only letters, digits, dashes and slashes, so that it cannot point elsewhere. */
const FeedSchema = v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*$/, 'must be a path below apiBase'))

/** The marker's options (contract §2). */
export const BottomBarMarkerSchema = object({
  /** The path below apiBase of the latest-news feed, which the spec does not name. */
  feed: v.optional(FeedSchema, 'live/mateix/messages/newest'),
})

/** The feed's answer (content-features §7): the newest message first, as it is asked for. */
export const LatestNewsSchema = object({
  /** The newest first. */
  messages: list(
    object({
      /** The message's id. */
      id: IdSchema,
      /** The kind of message: `feed-breu`. */
      type: v.nullish(v.string(), ''),
    }),
  ),
})

export type NewsMessage = v.InferOutput<typeof LatestNewsSchema>['messages'][number]

const last = v.optional(IdSchema)

/** This browser's knowledge of the latest news, as it is stored and passed on to its other tabs. */
export const NewsStateSchema = v.union([
  /** Nothing: a first visit, or the reader has just seen the latest-news page. What is there by then is not new. */
  object({ status: v.literal('unknown') }),
  /** Nothing has come since the message `last`. */
  object({ status: v.literal('seen'), last }),
  /** Something has come that the reader has not seen. */
  object({ status: v.literal('new'), last }),
])

export type NewsState = v.InferOutput<typeof NewsStateSchema>
