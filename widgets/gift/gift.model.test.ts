import { describe, expect, it } from 'vitest'
import { type GiftEvent, type GiftState, transition } from './gift.model.ts'
import { getGiftReader } from './reader/getGiftReader.ts'

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
const pressed = (channel: 'x' | 'copy' = 'copy'): GiftEvent => ({ type: 'pressed', channel })

describe('the reader of a gift', () => {
  const user = { id: '7', subscriber: true, canGiveAway: true, numberGiftsRemaining: 3 }
  const signedIn = (changes: object) => getGiftReader({ status: 'signedIn', user: { ...user, ...changes } } as never)

  it.each([
    [{}, giver(3)],
    [{ numberGiftsRemaining: null }, giver(10)],
    [{ numberGiftsRemaining: -1 }, giver(0)],
    [{ canGiveAway: false }, { status: 'notIncluded' }],
    [{ subscriber: false }, { status: 'notSubscribed' }],
  ])('is the giver or another one by the fields %j', (changes, reader) => expect(signedIn(changes)).toEqual(reader))

  it('is anonymous, unknown, or cached from an earlier page', () => {
    expect(getGiftReader({ status: 'anonymous' })).toEqual({ status: 'signedOut' })
    expect(getGiftReader({ status: 'loading', user: undefined })).toEqual({ status: 'unknown' })
    expect(getGiftReader({ status: 'loading', user: user as never })).toEqual(giver(3))
  })
})

describe('the active box of a gift', () => {
  it('is open with gifts left, used up without, and given for an article given before', () => {
    expect(stateAfter(known(3))).toMatchObject({ status: 'open', remaining: 3 })
    expect(stateAfter(known(0))).toMatchObject({ status: 'usedUp' })
    expect(stateAfter(known(3, date))).toMatchObject({ status: 'given', date })
    expect(stateAfter(known(0, date))).toMatchObject({ status: 'given', remaining: 0 })
  })

  it('takes the backend’s count with the link, which is reused for other channels', () => {
    const linked = stateAfter(known(7), pressed('x'), made)
    expect(linked).toEqual({
      status: 'linked',
      userId: '7',
      remaining: 6,
      link: 'https://far.example/r',
      date,
      delivery: { status: 'pending', channel: 'x' },
    })
    expect(transition(linked, pressed('copy'))).toMatchObject({
      link: 'https://far.example/r',
      delivery: { status: 'pending', channel: 'copy' },
    })
  })

  it('keeps the original date when a gift is repeated', () => {
    expect(stateAfter(known(0, date), pressed())).toEqual({
      status: 'making',
      userId: '7',
      remaining: 0,
      channel: 'copy',
      date,
    })
  })

  it('shows an earlier gift that is found while the link is pending', () => {
    const found: GiftEvent = { type: 'recordFound', userId: '7', date }
    const making = stateAfter(known(7), pressed(), found)
    expect(making).toMatchObject({ status: 'making', date })
    expect(transition(making, network)).toMatchObject({ status: 'given', date, remaining: 7 })
    const pending = stateAfter(known(7), pressed())
    expect(transition(pending, { ...found, userId: '8' })).toBe(pending)
  })

  it('ignores clicks when the gifts are used up or a link is pending', () => {
    const usedUp = stateAfter(known(0))
    expect(transition(usedUp, pressed())).toBe(usedUp)
    const making = stateAfter(known(3), pressed('x'))
    expect(transition(making, pressed('copy'))).toBe(making)
  })

  it('returns to its previous state when the gift fails, with the reason until the next click', () => {
    const failed = stateAfter(known(3, date), pressed(), network)
    expect(failed).toMatchObject({ status: 'given', date, remaining: 3, failure: { kind: 'network' } })
    expect(transition(failed, known(3, date))).toMatchObject({ failure: { kind: 'network' } })
    expect(transition(failed, pressed())).not.toHaveProperty('failure')
  })

  it('shows the reason to a reader whom the failure has signed out', () => {
    const failure = { kind: 'http', status: 401, errors: [] } as const
    const out: GiftEvent = { type: 'readerKnown', reader: { status: 'signedOut' }, date: undefined }
    expect(stateAfter(known(3), pressed(), out, { type: 'failed', failure })).toEqual({ status: 'signedOut', failure })
  })

  it('follows the profile’s count, and drops the link of another reader', () => {
    const linked = stateAfter(known(7), pressed(), made)
    expect(transition(linked, known(5))).toMatchObject({ status: 'linked', remaining: 5 })
    expect(transition(linked, known(5, undefined, '8'))).toMatchObject({ status: 'open', userId: '8' })
  })

  it('applies a gift made elsewhere by the same reader only', () => {
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

  it('shows the result of the last channel only', () => {
    const copying = stateAfter(known(7), pressed('x'), made, pressed('copy'))
    expect(transition(copying, { type: 'delivered', delivery: { status: 'waiting', channel: 'x' } })).toBe(copying)
    expect(transition(copying, { type: 'delivered', delivery: { status: 'done', channel: 'copy' } })).toMatchObject({
      delivery: { status: 'done', channel: 'copy' },
    })
  })
})
