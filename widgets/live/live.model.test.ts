import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { madrid } from '#kit/dates/dates.fixture.ts'
import { initialState, type LiveEvent, type LiveState, newsOf, sponsorAfter, transition } from './live.model.ts'
import { type LiveAnswer, liveAnswerSchema } from './live.schema.ts'

const AnswerSchema = liveAnswerSchema(madrid)
const MINUTE_MS = 60_000

const answer = (ids: readonly number[], fields: object = {}): LiveAnswer =>
  v.parse(AnswerSchema, {
    messages: ids.map((id) => ({ id, type: 'x', publishedDate: id * MINUTE_MS, ...fields })),
  })

const received = (...ids: number[]): LiveEvent => ({ type: 'received', answer: answer(ids), ended: false })
const arrived = (ids: readonly number[], hold = false, fields: object = {}): LiveEvent => ({
  type: 'arrived',
  answer: answer(ids, fields),
  hold,
})
const older = (ids: readonly number[], late = false, fields: object = {}): LiveEvent => ({
  type: 'moreReceived',
  answer: answer(ids, fields),
  late,
})

const after = (...events: readonly LiveEvent[]): LiveState => events.reduce(transition, initialState)
function open(...events: readonly LiveEvent[]) {
  const state = after(...events)
  if (state.status !== 'open') throw new Error(`It is ${state.status}.`)
  return state
}
const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => Number(id))

it('messages keep the same order without repetition, however answers cross and overlap', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 })
  const news = ids.map((list) => arrived([...list].sort((a, b) => b - a)))
  const held = ids.map((list) =>
    arrived(
      [...list].sort((a, b) => b - a),
      true,
    ),
  )
  const listPages = ids.map((list) => older([...list].sort((a, b) => b - a)))
  fc.assert(
    fc.property(fc.array(fc.oneof(news, held, listPages)), (events) => {
      const { messages } = open(received(20), ...events, { type: 'asked' })
      const shown = idsOf(messages)
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => b - a))
      const sent = events.flatMap((event) => ('answer' in event ? idsOf(event.answer.messages) : []))
      expect(new Set(shown)).toEqual(new Set([20, ...sent]))
    }),
  )
})

it('the count has the messages that a press of the reader has brought, and not the first list', () => {
  const oldest: LiveEvent = { type: 'viewChosen', view: { order: 'oldest', chosen: {} } }
  expect(open(received(3, 2)).brought).toBeUndefined()
  expect(open(received(3, 2), oldest, received(2, 1)).brought).toEqual({ kind: 'list', count: 2 })
  expect(open(received(3, 2), older([2, 1])).brought).toEqual({ kind: 'listPage', count: 1 })
  expect(open(received(3, 2), older([1]), arrived([4])).brought).toBeUndefined()
})

describe('a new message', () => {
  it('waits while the list’s beginning is in sight, and counts as unseen until it is', () => {
    const held = open(received(2, 1), arrived([4, 3], true))
    expect([idsOf(held.messages), idsOf(held.held), newsOf(held)]).toEqual([[2, 1], [4, 3], 2])
    const below = open(received(2, 1), arrived([4, 3], true), arrived([5]))
    expect([idsOf(below.messages), idsOf(below.held), newsOf(below)]).toEqual([[5, 4, 3, 2, 1], [], 3])
    expect(newsOf(transition(below, { type: 'seen' }))).toBe(0)
  })

  it('changes nothing when there is none', () => {
    const before = open(received(2, 1))
    expect(transition(before, arrived([]))).toBe(before)
    expect(transition(before, { type: 'seen' })).toBe(before)
    expect(open(received(2, 1), arrived([2])).arrival).toBeUndefined()
  })

  it('is shown at once in a live that had no messages', () => {
    const state = open(received(), arrived([2, 1], true))
    expect([idsOf(state.messages), newsOf(state)]).toEqual([[2, 1], 0])
  })

  it('replaces the one with its id, unless it was requested before something newer arrived', () => {
    const changed = open(received(2, 1), arrived([1], true, { title: 'New' }))
    expect(changed.messages.map(({ title }) => title)).toEqual([undefined, 'New'])
    const late = open(received(2, 1), older([1, 0], true, { title: 'Old' }))
    expect(late.messages.map(({ title }) => title)).toEqual([undefined, undefined, 'Old'])
  })

  it('does not bring back a message that was taken back', () => {
    const state = open(received(2, 1), arrived([1], false, { deleted: true }), older([1, 0]), arrived([1]))
    expect(idsOf(state.messages)).toEqual([2, 0])
  })

  it('may end the live', () => {
    const end: LiveEvent = { type: 'arrived', answer: { ...answer([]), ended: true }, hold: false }
    expect(open(received(1), end).ended).toBe(true)
  })
})

describe('the end of a live’s list', () => {
  it('is complete when the backend says so, or sends nothing new', () => {
    const no: LiveAnswer = { ...answer([1]), hasMoreResults: false }
    expect(open({ type: 'received', answer: no, ended: false }).more).toEqual({ status: 'complete' })
    expect(open(received(2, 1), older([1])).more).toEqual({ status: 'complete' })
    expect(open(received(2, 1), older([0])).more).toEqual({ status: 'idle' })
  })

  it('is the newer one where the oldest messages stand first', () => {
    const view: LiveEvent = { type: 'viewChosen', view: { order: 'oldest', chosen: {} } }
    const state = open(view, received(2, 1), older([4, 3]), arrived([5], true))
    expect([idsOf(state.messages), newsOf(state)]).toEqual([[5, 4, 3, 2, 1], 0])
  })
})

it('a sponsor keeps the position that the first answer has given it', () => {
  const places = (state: LiveState) =>
    state.status === 'open'
      ? state.messages.filter((_, index) => sponsorAfter(index - state.before, 2) >= 0).map(({ id }) => Number(id))
      : []
  const first = open(received(6, 5, 4, 3))
  expect(places(first)).toEqual([5, 3])
  expect(places(transition(first, arrived([9, 8, 7])))).toEqual([9, 7, 5, 3])
  expect(places(transition(first, older([2, 1])))).toEqual([5, 3, 1])
})

it.each([
  ['own goal', 'own-goal'],
  ['HAND_BALL', 'hand-ball'],
  ['feed-breu', 'feed-breu'],
])('a message of the type %s is read as %s', (type, read) => {
  expect(v.parse(AnswerSchema, { messages: [{ id: 1, type }] }).messages[0]?.type).toBe(read)
})

it('an answer is accepted by its own schema, because it is sent to other tabs', () => {
  const once = v.parse(AnswerSchema, { messages: [{ id: 1, type: 'x', publishedDate: '2026-11-21T08:00:00Z' }] })
  expect(v.parse(AnswerSchema, once)).toEqual(once)
})
