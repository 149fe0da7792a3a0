import { describe, expect, it } from 'vitest'
import { presentationWith } from './paywall.fixture.ts'
import type { PaywallState } from './paywall.model.ts'
import { transition } from './paywall.model.ts'

const presentation = presentationWith()
const waiting: PaywallState = { status: 'waiting' }
const shown: PaywallState = { status: 'shown', place: 'article', presentation }

describe('a box', () => {
  it('starts where its marker says', () => {
    expect(transition(waiting, { type: 'presented', presentation, folded: false })).toEqual(shown)
    expect(transition(waiting, { type: 'presented', presentation, folded: true })).toMatchObject({ place: 'bar' })
  })

  it('starts in the article when it can’t be folded', () => {
    const fixed = presentationWith({ foldable: false })
    const event = { type: 'presented', presentation: fixed, folded: true } as const
    expect(transition(waiting, event)).toMatchObject({ place: 'article' })
  })

  it('lives at the edge once it was folded', () => {
    const bar = transition(shown, { type: 'toggled' })
    expect(bar).toMatchObject({ place: 'bar' })
    const sheet = transition(bar, { type: 'toggled' })
    expect(sheet).toMatchObject({ place: 'sheet' })
    expect(transition(sheet, { type: 'toggled' })).toMatchObject({ place: 'bar' })
  })

  it('stays where it is when its words change', () => {
    const sheet: PaywallState = { ...shown, place: 'sheet' }
    const other = presentationWith({ reader: 'unpaid' })
    const event = { type: 'presented', presentation: other, folded: false } as const
    expect(transition(sheet, event)).toEqual({ status: 'shown', place: 'sheet', presentation: other })
  })

  it('goes when there is access', () => {
    expect(transition(shown, { type: 'withdrawn', reason: 'subscription' })).toEqual({
      status: 'hidden',
      reason: 'subscription',
    })
  })
})

it.each<PaywallState>([
  waiting,
  { status: 'loading' },
  { status: 'hidden', reason: 'data' },
  { status: 'error', failure: { kind: 'timeout' } },
  { ...shown, presentation: presentationWith({ foldable: false }) },
])('nothing folds while $status', (state) => {
  expect(transition(state, { type: 'toggled' })).toBe(state)
})

it('a message that does not come is an error until it is asked for again', () => {
  const error = transition({ status: 'loading' }, { type: 'failed', failure: { kind: 'network' } })
  expect(error).toEqual({ status: 'error', failure: { kind: 'network' } })
  expect(transition(error, { type: 'requested' })).toEqual({ status: 'loading' })
})
