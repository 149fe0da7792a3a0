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

describe('the model of settings that save themselves', () => {
  it('shows a change at once, and has nothing to save once it is reverted', () => {
    expect(shownAfter(news)).toEqual({ status: 'changed', news: true, topics: false })
    expect(shownAfter(news, notNews)).toEqual({ status: 'saved', ...off })
  })

  it('keeps a change that is made during a save, whether the server accepts or refuses', () => {
    expect(shownAfter(news, sent, topics, accepted({ news: true }))).toEqual({
      status: 'changed',
      news: true,
      topics: true,
    })
    expect(shownAfter(news, sent, topics, refused)).toEqual({ status: 'changed', news: false, topics: true })
  })

  it('reverts a change when the server refuses it', () => {
    expect(shownAfter(news, sent, refused)).toEqual({ status: 'saved', ...off })
  })

  it('follows another tab, but not where the reader has changed something here', () => {
    expect(shownAfter(told({ topics: true }))).toEqual({ status: 'saved', news: false, topics: true })
    expect(shownAfter(news, told({ topics: true }))).toEqual({ status: 'changed', news: true, topics: true })
    expect(shownAfter(news, sent, told({ topics: true }), refused)).toEqual({
      status: 'saved',
      news: false,
      topics: true,
    })
  })

  it('follows another tab that reverts its change during a save', () => {
    expect(shownAfter(news, sent, told({ topics: true }), told({}))).toMatchObject({ news: true, topics: false })
  })

  it('sends settings again with a change of another tab that they were sent without', () => {
    const both = { news: true, topics: true }
    expect(shownAfter(news, sent, told({ topics: true }), accepted(both))).toEqual({ status: 'changed', ...both })
    expect(after(news, sent, told({ topics: true }), accepted(both), sent, accepted(both)).status).toBe('saved')
  })

  it('keeps a change that is reverted during a save, though the profile has the save before it ends', () => {
    expect(shownAfter(news, sent, notNews, told({ news: true }), accepted({ news: true }))).toEqual({
      status: 'changed',
      ...off,
    })
  })
})
