import { describe, expect, it } from 'vitest'
import { initialState, type PreferenceEvent, type PreferenceState, shownIn, transition } from './preference.model.ts'

type Values = { news: boolean; topics: boolean }
type Event = PreferenceEvent<Values>

const off: Values = { news: false, topics: false }
const after = (...events: Event[]): PreferenceState<Values> =>
  events.reduce<PreferenceState<Values>>(transition, initialState(off))
const news: Event = { type: 'changed', change: { news: true } }
const notNews: Event = { type: 'changed', change: { news: false } }
const topics: Event = { type: 'changed', change: { topics: true } }
const sent: Event = { type: 'sent' }
const told = (change: Partial<Values>): Event => ({ type: 'profileChanged', saved: { ...off, ...change } })
const accepted = (change: Partial<Values>): Event => ({ type: 'accepted', saved: { ...off, ...change } })
const refused: Event = { type: 'refused' }

const shownAfter = (...events: Event[]) => {
  const state = after(...events)
  return { status: state.status, ...shownIn(state) }
}

describe('settings that save themselves', () => {
  it('show a change at once, and have nothing to save once it is taken back', () => {
    expect(shownAfter(news)).toEqual({ status: 'changed', news: true, topics: false })
    expect(shownAfter(news, notNews)).toEqual({ status: 'saved', ...off })
  })

  it('keep what was changed while they were being saved, whether the server accepts or refuses', () => {
    expect(shownAfter(news, sent, topics, accepted({ news: true }))).toEqual({
      status: 'changed',
      news: true,
      topics: true,
    })
    expect(shownAfter(news, sent, topics, refused)).toEqual({ status: 'changed', news: false, topics: true })
  })

  it('go back when the server refuses', () => {
    expect(shownAfter(news, sent, refused)).toEqual({ status: 'saved', ...off })
  })

  it('follow another tab, but not where the reader has changed something here', () => {
    expect(shownAfter(told({ topics: true }))).toEqual({ status: 'saved', news: false, topics: true })
    expect(shownAfter(news, told({ topics: true }))).toEqual({ status: 'changed', news: true, topics: true })
    expect(shownAfter(news, sent, told({ topics: true }), refused)).toEqual({
      status: 'saved',
      news: false,
      topics: true,
    })
  })

  it('follow another tab that takes its change back while they are being saved', () => {
    expect(shownAfter(news, sent, told({ topics: true }), told({}))).toMatchObject({ news: true, topics: false })
  })

  it('are sent again with what another tab has changed meanwhile, which they were sent without', () => {
    const both = { news: true, topics: true }
    expect(shownAfter(news, sent, told({ topics: true }), accepted(both))).toEqual({ status: 'changed', ...both })
    expect(after(news, sent, told({ topics: true }), accepted(both), sent, accepted(both)).status).toBe('saved')
  })

  it('keep what is taken back while it is being saved, though the profile tells of the save before it ends', () => {
    expect(shownAfter(news, sent, notNews, told({ news: true }), accepted({ news: true }))).toEqual({
      status: 'changed',
      ...off,
    })
  })
})
