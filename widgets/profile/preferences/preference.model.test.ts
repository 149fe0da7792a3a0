import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PreferenceEvent, PreferenceState } from './preference.model.ts'
import { initialState, transition } from './preference.model.ts'

type Values = { news: boolean; topics: boolean }
type Event = PreferenceEvent<Values>

const off: Values = { news: false, topics: false }
const stateAfter = (...events: Event[]): PreferenceState<Values> =>
  events.reduce<PreferenceState<Values>>(transition, initialState(off))
const news: Event = { type: 'changed', change: { news: true } }
const topics: Event = { type: 'changed', change: { topics: true } }
const sent: Event = { type: 'sent' }
const accepted: Event = { type: 'accepted' }
const refused: Event = { type: 'refused' }

describe('settings that save themselves', () => {
  it('show a change at once, and have nothing to save once it is taken back', () => {
    expect(stateAfter(news)).toMatchObject({ status: 'changed', shown: { news: true }, saved: off })
    expect(stateAfter(news, { type: 'changed', change: { news: false } }).status).toBe('saved')
  })

  it('keep what was changed while they were being saved, whether the server accepts or refuses', () => {
    expect(stateAfter(news, sent, topics, accepted)).toEqual({
      status: 'changed',
      saved: { news: true, topics: false },
      shown: { news: true, topics: true },
    })
    expect(stateAfter(news, sent, topics, refused)).toEqual({
      status: 'changed',
      saved: off,
      shown: { news: false, topics: true },
    })
  })

  it('go back when the server refuses', () => {
    expect(stateAfter(news, sent, refused)).toEqual({ status: 'saved', saved: off, shown: off })
  })

  it('follow another tab, but not where the reader has changed something here', () => {
    const elsewhere: Event = { type: 'profileChanged', saved: { news: false, topics: true } }
    expect(stateAfter(elsewhere)).toMatchObject({ status: 'saved', shown: { topics: true } })
    expect(stateAfter(news, elsewhere)).toMatchObject({ status: 'changed', shown: { news: true, topics: true } })
    expect(stateAfter(news, sent, elsewhere, refused)).toMatchObject({
      status: 'saved',
      shown: { news: false, topics: true },
    })
  })

  it('keep what is taken back while it is being saved, though the profile tells of the save before it ends', () => {
    const notNews: Event = { type: 'changed', change: { news: false } }
    const told: Event = { type: 'profileChanged', saved: { ...off, news: true } }
    expect(stateAfter(news, sent, notNews, told, accepted)).toEqual({
      status: 'changed',
      saved: { ...off, news: true },
      shown: off,
    })
  })

  it('end with what the reader has chosen last, in whatever order answers come', () => {
    const change = fc.record({ news: fc.boolean(), topics: fc.boolean() }, { requiredKeys: [] })
    const event: fc.Arbitrary<Event> = fc.oneof(
      change.map((made) => ({ type: 'changed' as const, change: made })),
      fc.constantFrom(sent, accepted),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const changes = events.flatMap((made) => (made.type === 'changed' ? [made.change] : []))
        const chosen: Values = Object.assign({}, off, ...changes)
        const state = stateAfter(...events)
        expect(state.shown).toEqual(chosen)
        if (state.status === 'saved') expect(state.saved).toEqual(chosen)
      }),
    )
  })
})
