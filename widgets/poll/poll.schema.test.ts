import * as v from 'valibot'
import { expect, expectTypeOf, it } from 'vitest'
import type { PollVoteSchema } from './poll.schema.ts'
import { PollMarkerSchema, PollSchema } from './poll.schema.ts'
import type { PollVote } from './poll.types.ts'

const answer = {
  id: 4711,
  options: [{ id: 1, title: 'Sí', votes: 3, selected: true, percent: 12, image: '/si.jpg' }],
  totalVotes: 3,
  active: true,
}

it('takes ids as numbers, images as addresses, and leaves what the spec does not count on', () => {
  expect(v.parse(PollSchema, answer)).toEqual({
    id: '4711',
    options: [{ id: '1', title: 'Sí', votes: 3, image: { url: '/si.jpg', alt: '' } }],
    totalVotes: 3,
    active: true,
  })
})

it('does without what a backend may leave empty: a picture, the votes before the first', () => {
  const options = [
    { id: 1, title: 'Sí', votes: null, image: '' },
    { id: 2, title: 'No', image: { url: ' ', alt: 'x' } },
  ]
  expect(v.parse(PollSchema, { ...answer, options }).options).toEqual([
    { id: '1', title: 'Sí', votes: 0, image: undefined },
    { id: '2', title: 'No', votes: 0, image: undefined },
  ])
})

it.each([
  ['no options', { ...answer, options: [] }],
  ['no total', { ...answer, totalVotes: undefined }],
  ['negative votes', { ...answer, options: [{ id: 1, title: 'Sí', votes: -1 }] }],
  ['a missing id', { ...answer, id: undefined }],
])('refuses %s', (_, wrong) => {
  expect(v.safeParse(PollSchema, wrong).success).toBe(false)
})

it('needs the id of a poll on the marker', () => {
  expect(v.safeParse(PollMarkerSchema, { pollId: ' ' }).success).toBe(false)
  expect(v.parse(PollMarkerSchema, { pollId: '4711' })).toEqual({ pollId: '4711' })
})

it('gives the vote as publishers’ scripts are told of it', () => {
  expectTypeOf<v.InferOutput<typeof PollVoteSchema>>().toEqualTypeOf<PollVote>()
})
