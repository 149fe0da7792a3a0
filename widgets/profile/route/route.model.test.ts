import { describe, expect, it } from 'vitest'
import { closed, entriesOf, hashOf, parseRoute, topOf, transition } from './route.model.ts'

const go = (hash: string, isEntry = true) => ({ type: 'addressChanged', route: parseRoute(hash), isEntry }) as const

const panels = (...hashes: readonly string[]) => {
  const state = hashes.reduce((opened, hash) => transition(opened, go(hash)), closed)
  return state.status === 'open' ? state.stack.map(({ panel, id }) => (id ? `${panel} ${id}` : panel)) : []
}

describe('the profile’s address', () => {
  it.each([
    ['#profile', { panel: 'menu' }],
    ['#profile.notifications', { panel: 'notifications' }],
    ['#profile.signs', { panel: 'signs' }],
    ['#profile.list.12', { panel: 'list', id: '12' }],
    ['#profile.reader.a%3Ab', { panel: 'reader', id: 'a:b' }],
    // A value that is no id could be another path.
    ['#profile.reader.../../user', { panel: 'menu' }],
    ['#profile.reader.a%2Fb', { panel: 'menu' }],
    ['#profile.reader.%E0%A4%A', { panel: 'menu' }],
    ['#profile.nonsense', { panel: 'menu' }],
    ['#profile?x=1', { panel: 'menu' }],
    ['#profiles', undefined],
    ['#comment-1', undefined],
    ['', undefined],
  ])('is read from %s as %o', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })

  it('is written as it was read', () => {
    for (const hash of ['#profile', '#profile.signs', '#profile.list.12', '#profile.reader.a%3Ab']) {
      expect(hashOf(parseRoute(hash) ?? { panel: 'menu' })).toBe(hash)
    }
  })
})

describe('the stack of panels', () => {
  it('opens the panel of a link above the panels on the way to it', () => {
    expect(panels('#profile.signs')).toEqual(['menu', 'following', 'signs'])
    expect(panels('#profile.list.12')).toEqual(['menu', 'saved', 'list 12'])
  })

  it('grows with each panel, and shrinks to one that is open below', () => {
    expect(panels('#profile', '#profile.saved', '#profile.list.12')).toEqual(['menu', 'saved', 'list 12'])
    expect(panels('#profile', '#profile.saved', '#profile.list.12', '#profile')).toEqual(['menu'])
    expect(panels('#profile', '#profile.reader.1', '#profile.reader.2')).toEqual(['menu', 'reader 1', 'reader 2'])
  })

  it('ends at an address without the aside', () => {
    expect(panels('#profile', '#profile.saved', '')).toEqual([])
    expect(transition(closed, { type: 'left' })).toBe(closed)
  })

  it('counts only the steps that the history really has', () => {
    const entered = transition(closed, go('#profile.signs'))
    expect(entriesOf(entered)).toBe(1)
    expect(entriesOf(transition(entered, go('#profile.reader.1')))).toBe(2)
    const reloaded = transition(closed, go('#profile.signs', false))
    expect(entriesOf(reloaded)).toBe(0)
    expect(topOf(reloaded)).toEqual({ panel: 'signs', isPushed: false })
  })
})
