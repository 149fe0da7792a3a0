import { describe, expect, it } from 'vitest'
import { giftHiding, transition } from './action-bar.model.ts'

const resting = { status: 'resting' } as const
const sharing = { status: 'sharing' } as const
const opening = { status: 'opening', widget: 'gift' } as const

describe('the model of the bar', () => {
  it('opens and closes its share icons', () => {
    expect(transition(resting, { type: 'shareOpened' })).toEqual(sharing)
    expect(transition(sharing, { type: 'shareClosed' })).toEqual(resting)
    expect(transition(resting, { type: 'shareClosed' })).toBe(resting)
  })

  it('opens one widget at a time, and is idle after it has opened or failed', () => {
    expect(transition(sharing, { type: 'widgetPressed', widget: 'gift' })).toEqual(opening)
    expect(transition(opening, { type: 'widgetPressed', widget: 'save-to-list' })).toBe(opening)
    expect(transition(opening, { type: 'widgetAnswered' })).toEqual(resting)
    // Meanwhile the reader has opened the share popup.
    expect(transition(sharing, { type: 'widgetAnswered' })).toBe(sharing)
  })
})

describe('the gift button', () => {
  it.each([
    [resting, { giftEnabled: true, site: 'ara' }, undefined],
    [opening, { giftEnabled: true, site: 'balears' }, undefined],
    [sharing, { giftEnabled: true, site: 'ara' }, 'sharing'],
    [resting, { giftEnabled: false, site: 'ara' }, 'notEnabled'],
    [resting, { giftEnabled: true, site: 'andorra' }, 'andorra'],
  ] as const)('is hidden or not, for %j %j: %s', (state, where, reason) =>
    expect(giftHiding(state, where)).toBe(reason),
  )
})
