import { describe, expect, it } from 'vitest'
import type { GiftEvent, GiftState } from './gift.model.ts'
import { transition } from './gift.model.ts'
import { readerOf } from './reader.ts'

const date = new Date('2026-11-18T10:00:00Z')
const giver = (remaining: number, userId = '7') => ({ status: 'giver', userId, remaining }) as const
const made: GiftEvent = { type: 'made', gift: { link: 'https://far.example/r', remaining: 6 }, date }
const network: GiftEvent = { type: 'failed', failure: { kind: 'network' } }

const stateAfter = (...events: GiftEvent[]) => events.reduce(transition, { status: 'unknown' } as GiftState)
const known = (remaining: number, given?: Date, userId?: string): GiftEvent => ({
  type: 'readerKnown',
  reader: giver(remaining, userId),
  date: given,
})
const pressed = (way: 'x' | 'copy' = 'copy'): GiftEvent => ({ type: 'pressed', way })

describe('who reads', () => {
  const user = { id: '7', subscriber: true, canGiveAway: true, numberGiftsRemaining: 3 }
  const signedIn = (changes: object) => readerOf({ status: 'signedIn', user: { ...user, ...changes } } as never)

  it.each([
    [{}, giver(3)],
    [{ numberGiftsRemaining: null }, giver(10)],
    [{ numberGiftsRemaining: -1 }, giver(0)],
    [{ canGiveAway: false }, { status: 'notIncluded' }],
    [{ subscriber: false }, { status: 'notSubscribed' }],
  ])('%j', (changes, reader) => expect(signedIn(changes)).toEqual(reader))

  it('is nobody, not known yet, or known from an earlier page', () => {
    expect(readerOf({ status: 'anonymous' })).toEqual({ status: 'signedOut' })
    expect(readerOf({ status: 'loading', user: undefined })).toEqual({ status: 'unknown' })
    expect(readerOf({ status: 'loading', user: user as never })).toEqual(giver(3))
  })
})

describe('the active panel', () => {
  it('is open with gifts left, used up without, and given where the article was', () => {
    expect(stateAfter(known(3))).toMatchObject({ status: 'open', remaining: 3 })
    expect(stateAfter(known(0))).toMatchObject({ status: 'usedUp' })
    expect(stateAfter(known(3, date))).toMatchObject({ status: 'given', date })
    expect(stateAfter(known(0, date))).toMatchObject({ status: 'given', remaining: 0 })
  })

  it('takes the backend’s count with the link, which serves further ways', () => {
    const linked = stateAfter(known(7), pressed('x'), made)
    expect(linked).toEqual({
      status: 'linked',
      userId: '7',
      remaining: 6,
      link: 'https://far.example/r',
      date,
      handing: { status: 'pending', way: 'x' },
    })
    expect(transition(linked, pressed('copy'))).toMatchObject({
      link: 'https://far.example/r',
      handing: { status: 'pending', way: 'copy' },
    })
  })

  it('keeps the date of a gift that is made again', () => {
    expect(stateAfter(known(0, date), pressed())).toEqual({
      status: 'making',
      userId: '7',
      remaining: 0,
      way: 'copy',
      date,
    })
  })

  it('cannot be pressed when the gifts are used up, nor while a link is made', () => {
    const usedUp = stateAfter(known(0))
    expect(transition(usedUp, pressed())).toBe(usedUp)
    const making = stateAfter(known(3), pressed('x'))
    expect(transition(making, pressed('copy'))).toBe(making)
  })

  it('goes back to where it was when the gift fails, with the reason until the next press', () => {
    const lost = stateAfter(known(3, date), pressed(), network)
    expect(lost).toMatchObject({ status: 'given', date, remaining: 3, failure: { kind: 'network' } })
    expect(transition(lost, known(3, date))).toMatchObject({ failure: { kind: 'network' } })
    expect(transition(lost, pressed())).not.toHaveProperty('failure')
  })

  it('says why to a reader whom the refusal has signed out', () => {
    const failure = { kind: 'http', status: 401, errors: [] } as const
    const out: GiftEvent = { type: 'readerKnown', reader: { status: 'signedOut' }, date: undefined }
    expect(stateAfter(known(3), pressed(), out, { type: 'failed', failure })).toEqual({ status: 'signedOut', failure })
  })

  it('follows the profile’s count, and forgets the link of another reader', () => {
    const linked = stateAfter(known(7), pressed(), made)
    expect(transition(linked, known(5))).toMatchObject({ status: 'linked', remaining: 5 })
    expect(transition(linked, known(5, undefined, '8'))).toMatchObject({ status: 'open', userId: '8' })
  })

  it('hears of a gift made elsewhere, and of no other reader’s', () => {
    expect(transition(stateAfter(known(7)), { type: 'recordFound', userId: '7', date })).toMatchObject({
      status: 'given',
    })
    expect(transition(stateAfter(known(0)), { type: 'recordFound', userId: '7', date })).toMatchObject({
      status: 'given',
    })
    const open = stateAfter(known(7))
    expect(transition(open, { type: 'recordFound', userId: '8', date })).toBe(open)
    const linked = stateAfter(known(7), pressed(), made)
    expect(transition(linked, { type: 'recordFound', userId: '7', date })).toBe(linked)
  })

  it('says what came of the last way alone', () => {
    const copying = stateAfter(known(7), pressed('x'), made, pressed('copy'))
    expect(transition(copying, { type: 'handed', handing: { status: 'waiting', way: 'x' } })).toBe(copying)
    expect(transition(copying, { type: 'handed', handing: { status: 'done', way: 'copy' } })).toMatchObject({
      handing: { status: 'done', way: 'copy' },
    })
  })
})
