import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { record } from '#lib/schema/record.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An image as a URL or as an object with a text alternative; an empty URL means no image. */
const PollImageSchema = v.pipe(
  v.union([
    v.string(),
    object({
      /** The picture's address. */
      url: v.string(),
      /** The text alternative. */
      alt: v.nullish(v.string(), ''),
    }),
  ]),
  v.transform((image) => (typeof image === 'string' ? { url: image, alt: '' } : image)),
  v.transform((image) => (image.url.trim() ? image : undefined)),
)

/** The number of an option's votes, or their share of all votes in percent where the backend gives that alone. */
type Counted = { votes: number; percent?: undefined } | { votes?: undefined; percent: number }

const PollOptionSchema = v.pipe(
  object({
    /** The option's id, which a vote names. */
    id: IdSchema,
    /** The option's text. */
    title: v.string(),
    /** A second line below the text. */
    subtitle: v.nullish(v.string()),
    /** The number of its votes. */
    votes: v.nullish(count),
    /** Its share of all votes, from 0 to 100, where the backend gives no number. */
    percent: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    /** The picture beside the option: an address, or an object with one. */
    image: v.nullish(PollImageSchema),
  }),
  v.transform(({ votes, percent, ...option }) => {
    const counted: Counted =
      typeof votes === 'number' || typeof percent !== 'number' ? { votes: votes ?? 0 } : { percent }
    return { ...option, ...counted }
  }),
)

/** A poll as GET /poll/{id} answers it (content-features §3, "Poll"). `question` is not in the spec: see docs/assumptions/poll.md. */
const RawPollSchema = object({
  /** Malformed options are dropped. */
  options: v.pipe(list(PollOptionSchema), v.minLength(1)),
  /** The number of all votes; if it is missing, the sum of the options'. */
  totalVotes: v.nullish(count),
  /** Whether readers can vote; if it is missing, the server decides about each vote. */
  active: v.nullish(v.boolean(), true),
  /** The question above the options. */
  question: v.nullish(v.string()),
  /** The option that this reader has voted for. */
  votedOptionId: v.nullish(IdSchema),
})

export const PollSchema = v.pipe(
  RawPollSchema,
  v.transform(({ totalVotes, ...poll }) => ({
    ...poll,
    totalVotes: totalVotes ?? poll.options.reduce((sum, { votes = 0 }) => sum + votes, 0),
  })),
)

export type Poll = v.InferOutput<typeof PollSchema>
export type PollOption = Poll['options'][number]

/** The marker's options: `data-poll-id`. */
export const PollMarkerSchema = object({
  /** The poll’s id. */
  pollId: IdSchema,
})

/** The `detail` of `quiosc:poll-voted` (contract §3). */
export const PollVoteSchema = object({ pollId: IdSchema, optionId: IdSchema })
export type { PollVote } from './poll.types.ts'

/** Local storage `ara-voted-polls` (content-features §9): the option voted for, by poll id. */
export const VotedPollsSchema = record(IdSchema)
