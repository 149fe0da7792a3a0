import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The backend sends an image as an address or as an object with its text alternative; an empty address is no image. */
const PollImageSchema = v.pipe(
  v.union([v.string(), v.object({ url: v.string(), alt: v.nullish(v.string(), '') })]),
  v.transform((image) => (typeof image === 'string' ? { url: image, alt: '' } : image)),
  v.transform((image) => (image.url.trim() ? image : undefined)),
)

const PollOptionSchema = v.object({
  id: IdSchema,
  title: v.string(),
  subtitle: v.nullish(v.string()),
  votes: v.nullish(count, 0),
  image: v.nullish(PollImageSchema),
})

/** A poll as GET /poll/{id} answers it (content-features §3, "Poll"). `question` is not in the spec: see docs/assumptions.md. */
export const PollSchema = v.object({
  id: IdSchema,
  question: v.nullish(v.string()),
  options: v.pipe(v.array(PollOptionSchema), v.minLength(1)),
  totalVotes: count,
  active: v.boolean(),
  votedOptionId: v.nullish(IdSchema),
})

export type Poll = v.InferOutput<typeof PollSchema>
export type PollOption = Poll['options'][number]

/** The marker's options: `data-poll-id`. */
export const PollMarkerSchema = v.object({ pollId: IdSchema })

/** What the event `quiosc:poll-voted` tells (contract §3). */
export const PollVoteSchema = v.object({ pollId: IdSchema, optionId: IdSchema })
export type { PollVote } from './poll.types.ts'

/** Local storage `ara-voted-polls` (content-features §9): the option that this browser voted, by poll. */
export const VotedPollsSchema = v.pipe(
  v.unknown(),
  v.check((votes) => !Array.isArray(votes), 'a list'),
  v.record(v.string(), IdSchema),
)
