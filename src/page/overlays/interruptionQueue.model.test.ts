import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyQueue,
  type Interruption,
  type InterruptionEvent,
  type InterruptionQueueState,
  transition,
} from './interruptionQueue.model.ts'

const byPage = (name: string, rank = 0): Interruption => ({ name, by: 'page', rank })
const byReader = (name: string): Interruption => ({ name, by: 'reader', rank: 0 })
const enqueued = (interruption: Interruption): InterruptionEvent => ({ type: 'enqueued', interruption })
const ended = (name: string): InterruptionEvent => ({ type: 'ended', name })
const freed: InterruptionEvent = { type: 'attentionFreed' }
const taken: InterruptionEvent = { type: 'attentionTaken' }

const given = (...events: InterruptionEvent[]) => events.reduce(transition, emptyQueue)
const shown = (state: InterruptionQueueState) => (state.status === 'showing' ? state.current.name : undefined)
const queued = (state: InterruptionQueueState) => (state.status === 'idle' ? [] : state.queue.map(({ name }) => name))

describe('an automatic interruption', () => {
  it('waits until the reader is not busy', () => {
    expect(given(enqueued(byPage('offer')))).toEqual({ status: 'waiting', queue: [byPage('offer')] })
    expect(shown(given(enqueued(byPage('offer')), freed))).toBe('offer')
  })

  it('is shown by rank, then first in, first out', () => {
    const all = given(enqueued(byPage('c', 2)), enqueued(byPage('a', 1)), enqueued(byPage('b', 1)))
    expect(queued(all)).toEqual(['a', 'b', 'c'])
  })

  it('waits again after another one has ended', () => {
    const state = given(enqueued(byPage('a')), enqueued(byPage('b')), freed, ended('a'))
    expect(shown(state)).toBeUndefined()
    expect(shown(transition(state, freed))).toBe('b')
  })

  it('is hidden for what the reader opens, and is the first to be shown again', () => {
    const state = given(enqueued(byPage('a')), enqueued(byPage('b')), freed, taken)
    expect(queued(state)).toEqual(['a', 'b'])
  })
})

describe('an interruption that the reader opens', () => {
  it('is shown at once while automatic ones wait', () => {
    const state = given(enqueued(byPage('offer')), freed, enqueued(byReader('prompt')))
    expect(shown(state)).toBe('prompt')
    expect(queued(state)).toEqual(['offer'])
  })

  it('is shown again when a newer one that covered it ends', () => {
    expect(shown(given(enqueued(byReader('old')), enqueued(byReader('new')), ended('new')))).toBe('old')
  })

  it('stays queued under one that it opens itself', () => {
    expect(shown(given(enqueued(byReader('dialog')), taken))).toBe('dialog')
  })

  it('replaces a waiting one of the same name', () => {
    const state = given(enqueued(byPage('a')), enqueued(byReader('a')))
    expect(state).toEqual({ status: 'showing', current: byReader('a'), queue: [] })
  })
})

it('the queue of interruptions never shows two, loses one or lets an automatic one precede the reader’s, in any order of events', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const event: fc.Arbitrary<InterruptionEvent> = fc.oneof(
    fc
      .record({ name, by: fc.constantFrom('reader' as const, 'page' as const), rank: fc.integer({ min: 0, max: 2 }) })
      .map(enqueued),
    name.map(ended),
    fc.constantFrom(freed, taken),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: InterruptionQueueState = emptyQueue
      const wanted = new Set<string>()
      for (const next of events) {
        state = transition(state, next)
        if (next.type === 'enqueued') wanted.add(next.interruption.name)
        if (next.type === 'ended') wanted.delete(next.name)
        // Nothing is lost or duplicated.
        const all = [...queued(state), ...(state.status === 'showing' ? [state.current.name] : [])]
        expect(all.toSorted()).toEqual([...wanted].toSorted())
        // An interruption that the reader opens never waits for an automatic interruption.
        const readers = state.status === 'idle' ? [] : state.queue.filter(({ by }) => by === 'reader')
        if (readers.length > 0) expect(state).toMatchObject({ status: 'showing', current: { by: 'reader' } })
        // After an automatic one, the next waits for another check of the reader.
        if (next.type === 'enqueued' && next.interruption.by === 'reader') {
          expect(shown(state)).toBe(next.interruption.name)
        }
      }
    }),
  )
})
