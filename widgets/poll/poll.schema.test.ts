import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PollMarkerSchema, PollSchema } from './poll.schema.ts'

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
