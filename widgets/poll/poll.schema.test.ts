import * as v from 'valibot'
import { expect, expectTypeOf, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { PollMarkerSchema, PollSchema, type PollVoteSchema } from './poll.schema.ts'
import type { PollVote } from './poll.types.ts'

const answer = {
  id: 4711,
  options: [{ id: 1, title: 'Sí', votes: 3, selected: true, percent: 12, image: '/si.jpg' }],
  totalVotes: 3,
  active: true,
}

it('the poll’s schema accepts numeric ids and images as URLs, and drops unspecified fields', () => {
  expect(v.parse(PollSchema, answer)).toEqual({
    options: [{ id: '1', title: 'Sí', votes: 3, image: { url: '/si.jpg', alt: '' } }],
    totalVotes: 3,
    active: true,
  })
})

it('the poll’s schema accepts the share of an option without votes', () => {
  const options = [
    { id: 1, title: 'Sí', percent: 66.6 },
    { id: 2, title: 'No', votes: 1, percent: 9 },
  ]
  expect(v.parse(PollSchema, { ...answer, options }).options).toEqual([
    { id: '1', title: 'Sí', percent: 66.6 },
    { id: '2', title: 'No', votes: 1 },
  ])
})

it('the poll’s schema accepts missing pictures and missing votes', () => {
  const options = [
    { id: 1, title: 'Sí', votes: null, image: '' },
    { id: 2, title: 'No', image: { url: ' ', alt: 'x' } },
  ]
  expect(v.parse(PollSchema, { ...answer, options }).options).toEqual([
    { id: '1', title: 'Sí', votes: 0, image: undefined },
    { id: '2', title: 'No', votes: 0, image: undefined },
  ])
})

it('the poll’s schema drops and reports malformed options and malformed optional fields, and keeps the rest', () => {
  const options = [{ title: 'No id' }, { id: 2, title: 'No', votes: -1, image: 7, subtitle: 8 }, { id: 3, title: 'Sí' }]
  const { read, reports } = readValue({ ...answer, options, question: 7, votedOptionId: {} }, PollSchema)
  expect(read).toEqual({
    options: [
      { id: '2', title: 'No', votes: 0 },
      { id: '3', title: 'Sí', votes: 0 },
    ],
    totalVotes: 3,
    active: true,
  })
  expect(reports).toEqual([
    'options[0].id: an id is missing',
    'options[1].subtitle: expected text, got 8',
    'options[1].votes: expected at least 0, got -1',
    'options[1].image: expected text or an object, got 7',
    'question: expected text, got 7',
    'votedOptionId: expected text or a number, got an object',
  ])
})

it.each([
  ['no options', { ...answer, options: [] }],
  ['no whole option', { ...answer, options: [{ id: 1 }] }],
])('the poll’s schema refuses an answer with %s', (_, wrong) => {
  expect(v.safeParse(PollSchema, wrong).success).toBe(false)
})

it('the poll’s schema adds the votes up where their total is wrong', () => {
  const options = [
    { id: 1, title: 'Sí', votes: 3 },
    { id: 2, title: 'No', votes: 1 },
  ]
  const { read, reports } = readValue({ ...answer, options, totalVotes: -1 }, PollSchema)
  expect(read?.totalVotes).toBe(4)
  expect(reports).toEqual(['totalVotes: expected at least 0, got -1'])
})

it('the poll’s schema rejects a marker without a poll id', () => {
  expect(v.safeParse(PollMarkerSchema, { pollId: ' ' }).success).toBe(false)
  expect(v.parse(PollMarkerSchema, { pollId: '4711' })).toEqual({ pollId: '4711' })
})

it('the poll’s schema has the fields of the public event', () => {
  expectTypeOf<v.InferOutput<typeof PollVoteSchema>>().toEqualTypeOf<PollVote>()
})
