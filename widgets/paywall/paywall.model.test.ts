import { describe, expect, it } from 'vitest'
import { type Decision, initialState, type PaywallEvent, type PaywallState, transition } from './paywall.model.ts'
import { presentationWith } from './testing/paywall.fixture.ts'

const content = { cardsImages: false, title: 'From the message' }
const { content: _, ...decision } = presentationWith()
const failure = { kind: 'timeout' } as const

const decided = (fields: Partial<Decision> = {}): PaywallEvent => ({
  type: 'decided',
  decision: { ...decision, ...fields },
  reason: undefined,
})
const withdrawn: PaywallEvent = { type: 'decided', decision, reason: 'subscription' }
const toggled: PaywallEvent = { type: 'toggled' }
const received: PaywallEvent = { type: 'received', content }
const failed: PaywallEvent = { type: 'failed', failure }
const run = (start: PaywallState, ...events: PaywallEvent[]) => events.reduce(transition, start)

/** A box with its own texts, and one that requests a message. */
const withTexts = initialState({ folded: false, content: { cardsImages: false } })
const withoutTexts = initialState({ folded: false, content: undefined })

describe('a box of the paywall', () => {
  it('starts in the marker’s position', () => {
    expect(run(withTexts, decided())).toMatchObject({ status: 'shown', place: 'article' })
    expect(run({ ...withTexts, startsFolded: true }, decided())).toMatchObject({ place: 'bar' })
  })

  it('starts in the article when it cannot be folded', () => {
    expect(run({ ...withTexts, startsFolded: true }, decided({ foldable: false }))).toMatchObject({ place: 'article' })
  })

  it('stays at the edge once folded', () => {
    const places = [1, 2, 3].map((times) => run(withTexts, decided(), ...Array(times).fill(toggled)))
    expect(places).toMatchObject([{ place: 'bar' }, { place: 'sheet' }, { place: 'bar' }])
  })

  it('keeps its position when its texts change', () => {
    const sheet = run(withTexts, decided(), toggled, toggled, decided({ reader: 'unpaid' }))
    expect(sheet).toMatchObject({ status: 'shown', place: 'sheet', presentation: { reader: 'unpaid' } })
  })

  it('is hidden when access is granted', () => {
    expect(run(withTexts, decided(), withdrawn)).toMatchObject({ status: 'hidden', reason: 'subscription' })
  })
})

it.each([
  ['waiting', withTexts],
  ['loading', run(withoutTexts, decided())],
  ['hidden', run(withTexts, withdrawn)],
  ['failed', run(withoutTexts, decided(), failed)],
  ['of a kind that can’t be folded', run(withTexts, decided({ foldable: false }))],
])('a box cannot be folded while it is %s', (_name, state) => {
  expect(transition(state, toggled)).toBe(state)
})

describe('the model’s message', () => {
  it('shows an error when it does not load, until it is retried', () => {
    const error = run(withoutTexts, decided(), failed)
    expect(error).toMatchObject({ status: 'error', failure })
    expect(run(error, decided({ reader: 'registered' }))).toMatchObject({ status: 'error', failure })
    expect(run(error, { type: 'retried' })).toMatchObject({ status: 'loading', content: { status: 'pending' } })
  })

  it('is applied only where it is requested', () => {
    const waiting = run(withoutTexts, decided(), { type: 'started' })
    expect(run(waiting, received)).toBe(waiting)
    expect(run(waiting, failed)).toBe(waiting)
    expect(run(waiting, decided(), received)).toMatchObject({ status: 'shown', presentation: { content } })
  })

  it('is kept when it arrives while the box is hidden', () => {
    const hidden = run(withoutTexts, decided(), withdrawn, received)
    expect(hidden).toMatchObject({ status: 'hidden' })
    expect(run(hidden, decided())).toMatchObject({ status: 'shown', presentation: { content } })
  })

  it('is requested again when it failed while the box was hidden', () => {
    const hidden = run(withoutTexts, decided(), withdrawn, failed)
    expect(run(hidden, decided())).toMatchObject({ status: 'loading', content: { status: 'pending' } })
  })
})
