import { describe, expect, it } from 'vitest'
import { leads, type PollEvent, type PollState, percentOf, transition } from './poll.model.ts'
import type { Poll } from './poll.schema.ts'

const poll: Poll = {
  question: 'Sí o no?',
  options: [
    { id: 'yes', title: 'Sí', votes: 2 },
    { id: 'no', title: 'No', votes: 1 },
  ],
  totalVotes: 3,
  active: true,
  votedOptionId: null,
}
const failure = { kind: 'timeout' } as const
const open: PollState = { status: 'open', poll, choice: undefined, problem: undefined }
const voting: PollState = { status: 'voting', poll, choice: 'no' }
const voted: PollState = { status: 'voted', poll, choice: 'no', shown: true, fresh: true }
const received = (fields: Partial<Extract<PollEvent, { type: 'received' }>> = {}) =>
  ({ type: 'received', poll, vote: undefined, draft: undefined, ...fields }) as const

describe('a poll that has loaded', () => {
  it.each<[string, ReturnType<typeof received>, object]>([
    ['is open', received(), { status: 'open', choice: undefined }],
    ['is open with the choice of before a reload', received({ draft: 'no' }), { status: 'open', choice: 'no' }],
    ['forgets a choice that it no longer offers', received({ draft: 'perhaps' }), { choice: undefined }],
    ['shows the results to who has voted', received({ vote: 'no', draft: 'yes' }), { status: 'voted', choice: 'no' }],
    ['does not celebrate an old vote', received({ vote: 'no' }), { shown: true, fresh: false }],
    ['shows the results of a closed one', received({ poll: { ...poll, active: false } }), { status: 'closed' }],
  ])('has its status by the answer: %s', (_, event, expected) => {
    expect(transition({ status: 'pending' }, event)).toMatchObject(expected)
  })

  it('does not replace a pending vote', () => {
    expect(transition(voting, received())).toBe(voting)
  })

  it('updates the counts after a vote, and changes nothing else', () => {
    const newer = { ...poll, totalVotes: 99 }
    expect(transition({ ...voted, shown: false }, received({ poll: newer }))).toEqual({
      ...voted,
      shown: false,
      poll: newer,
    })
  })
})

describe('a vote in a poll', () => {
  it('requires a choice', () => {
    expect(transition(open, { type: 'submitted' })).toEqual({ ...open, problem: { kind: 'noChoice' } })
  })

  it('is pending once a choice is submitted', () => {
    const chosen = transition({ ...open, problem: { kind: 'noChoice' } }, { type: 'chosen', optionId: 'no' })
    expect(chosen).toEqual({ ...open, choice: 'no' })
    expect(transition(chosen, { type: 'submitted' })).toEqual(voting)
  })

  it('adds to its option and to the total', () => {
    expect(transition(voting, { type: 'counted' })).toMatchObject({
      status: 'voted',
      choice: 'no',
      shown: true,
      fresh: true,
      poll: { totalVotes: 4, options: [{ votes: 2 }, { votes: 2 }] },
    })
  })

  it('keeps the choice when it fails', () => {
    expect(transition(voting, { type: 'failed', failure })).toEqual({
      ...open,
      choice: 'no',
      problem: { kind: 'lost', failure },
    })
  })

  it.each<[string, Poll | undefined, object]>([
    ['keeps the choice when it is refused', poll, { status: 'open', choice: 'no', problem: { kind: 'lost', failure } }],
    ['keeps the choice when nobody knows why', undefined, { status: 'open', choice: 'no' }],
    ['gives way to a vote of before', { ...poll, votedOptionId: 'yes' }, { status: 'voted', choice: 'yes' }],
    ['comes too late', { ...poll, active: false }, { status: 'closed', choice: undefined }],
  ])('is decided by the answer to a refusal: %s', (_, now, expected) => {
    expect(transition(voting, { type: 'refused', failure, poll: now })).toMatchObject(expected)
  })

  it.each([open, voting])('of another marker is applied while the status is $status', (state) => {
    expect(transition(state, { type: 'votedElsewhere', optionId: 'yes' })).toMatchObject({
      status: 'voted',
      choice: 'yes',
      fresh: false,
      poll: { totalVotes: 4, options: [{ votes: 3 }, { votes: 1 }] },
    })
  })
})

describe('the results of a poll', () => {
  it('can be hidden and shown again, without a second animation', () => {
    const hidden = transition(voted, { type: 'toggled' })
    expect(hidden).toEqual({ ...voted, shown: false, fresh: false })
    expect(transition(hidden, { type: 'toggled' })).toEqual({ ...voted, fresh: false })
  })

  it('stay visible when a refresh fails', () => {
    expect(transition(voted, { type: 'failed', failure })).toBe(voted)
  })
})

describe('a poll’s load that fails', () => {
  const error: PollState = { status: 'error', failure, retrying: false }

  it('keeps its message while it is retried', () => {
    expect(transition({ status: 'pending' }, { type: 'failed', failure })).toEqual(error)
    const retrying = transition(error, { type: 'requested' })
    expect(retrying).toEqual({ ...error, retrying: true })
    expect(transition(retrying, { type: 'failed', failure })).toEqual(error)
  })
})

it.each<[PollState['status'], PollState, PollEvent]>([
  ['pending', { status: 'pending' }, { type: 'chosen', optionId: 'no' }],
  ['pending', { status: 'pending' }, { type: 'votedElsewhere', optionId: 'no' }],
  ['pending', { status: 'pending' }, { type: 'requested' }],
  ['open', open, { type: 'counted' }],
  ['open', open, { type: 'toggled' }],
  ['open', open, { type: 'failed', failure }],
  ['voting', voting, { type: 'chosen', optionId: 'yes' }],
  ['voting', voting, { type: 'submitted' }],
  ['voted', voted, { type: 'chosen', optionId: 'yes' }],
  ['voted', voted, { type: 'submitted' }],
  ['voted', voted, { type: 'votedElsewhere', optionId: 'yes' }],
])('a poll stays %s at an event that does not apply', (_, state, event) => {
  expect(transition(state, event)).toBe(state)
})

describe('the option that leads', () => {
  const options = (...votes: number[]) => votes.map((votes, index) => ({ id: `${index}`, title: 'A', votes }))
  it.each([
    [
      [3, 5, 1],
      [false, true, false],
    ],
    [
      [4, 4, 1],
      [true, true, false],
    ],
    [
      [0, 0],
      [false, false],
    ],
  ])('is marked for the votes %j: %j', (votes, expected) => {
    const counted = { ...poll, options: options(...votes) }
    expect(counted.options.map((option) => leads(option, counted))).toEqual(expected)
  })
})

describe('percentOf', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [145, 1000, 15],
    [5, 5, 100],
    [6, 5, 100],
  ])('rounds %i of %i to %i', (votes, totalVotes, percent) => {
    expect(percentOf({ id: 'a', title: 'A', votes }, { ...poll, totalVotes })).toBe(percent)
  })

  it('uses the backend’s share where it tells no votes, also for the lead', () => {
    const shares: Poll = {
      ...poll,
      options: [
        { id: 'yes', title: 'Sí', percent: 66.6 },
        { id: 'no', title: 'No', percent: 33.4 },
      ],
    }
    expect(shares.options.map((option) => percentOf(option, shares))).toEqual([67, 33])
    expect(shares.options.map((option) => leads(option, shares))).toEqual([true, false])
    expect(transition({ status: 'voting', poll: shares, choice: 'no' }, { type: 'counted' })).toMatchObject({
      poll: { options: shares.options, totalVotes: 4 },
    })
  })
})
