import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ArbiterEvent, ArbiterState, Interruption } from './arbiter.model.ts'
import { nothingAsked, transition } from './arbiter.model.ts'

const byPage = (name: string, rank = 0): Interruption => ({ name, by: 'page', rank })
const byReader = (name: string): Interruption => ({ name, by: 'reader', rank: 0 })
const asked = (interruption: Interruption): ArbiterEvent => ({ type: 'asked', interruption })
const ended = (name: string): ArbiterEvent => ({ type: 'ended', name })
const freed: ArbiterEvent = { type: 'attentionFreed' }
const taken: ArbiterEvent = { type: 'attentionTaken' }

const given = (...events: ArbiterEvent[]) => events.reduce(transition, nothingAsked)
const shown = (state: ArbiterState) => (state.status === 'showing' ? state.current.name : undefined)
const queued = (state: ArbiterState) => (state.status === 'idle' ? [] : state.queue.map(({ name }) => name))

describe('what comes by itself', () => {
  it('waits until the reader is free', () => {
    expect(given(asked(byPage('offer')))).toEqual({ status: 'waiting', queue: [byPage('offer')] })
    expect(shown(given(asked(byPage('offer')), freed))).toBe('offer')
  })

  it('comes by its rank, then in the order of asking', () => {
    const all = given(asked(byPage('c', 2)), asked(byPage('a', 1)), asked(byPage('b', 1)))
    expect(queued(all)).toEqual(['a', 'b', 'c'])
  })

  it('waits again after another one', () => {
    const state = given(asked(byPage('a')), asked(byPage('b')), freed, ended('a'))
    expect(shown(state)).toBeUndefined()
    expect(shown(transition(state, freed))).toBe('b')
  })

  it('steps back for what the reader opens, and is the first to come again', () => {
    const state = given(asked(byPage('a')), asked(byPage('b')), freed, taken)
    expect(queued(state)).toEqual(['a', 'b'])
  })
})

describe('what the reader has asked for', () => {
  it('comes at once, and what came by itself waits', () => {
    const state = given(asked(byPage('offer')), freed, asked(byReader('prompt')))
    expect(shown(state)).toBe('prompt')
    expect(queued(state)).toEqual(['offer'])
  })

  it('comes back when something newer that covered it is over', () => {
    expect(shown(given(asked(byReader('old')), asked(byReader('new')), ended('new')))).toBe('old')
  })

  it('stays under what it opens itself', () => {
    expect(shown(given(asked(byReader('panel')), taken))).toBe('panel')
  })

  it('takes over what has been waiting under the same name', () => {
    const state = given(asked(byPage('a')), asked(byReader('a')))
    expect(state).toEqual({ status: 'showing', current: byReader('a'), queue: [] })
  })
})

it('keeps its promises whatever happens', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const event: fc.Arbitrary<ArbiterEvent> = fc.oneof(
    fc
      .record({ name, by: fc.constantFrom('reader' as const, 'page' as const), rank: fc.integer({ min: 0, max: 2 }) })
      .map(asked),
    name.map(ended),
    fc.constantFrom(freed, taken),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: ArbiterState = nothingAsked
      const wanted = new Set<string>()
      for (const next of events) {
        state = transition(state, next)
        if (next.type === 'asked') wanted.add(next.interruption.name)
        if (next.type === 'ended') wanted.delete(next.name)
        // Nothing is lost, nothing is there twice.
        const all = [...queued(state), ...(state.status === 'showing' ? [state.current.name] : [])]
        expect(all.toSorted()).toEqual([...wanted].toSorted())
        // A reader never waits behind what comes by itself.
        const readers = state.status === 'idle' ? [] : state.queue.filter(({ by }) => by === 'reader')
        if (readers.length > 0) expect(state).toMatchObject({ status: 'showing', current: { by: 'reader' } })
        // After an automatic one nothing comes without a look at the reader.
        if (next.type === 'asked' && next.interruption.by === 'reader') {
          expect(shown(state)).toBe(next.interruption.name)
        }
      }
    }),
  )
})
