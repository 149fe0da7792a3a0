import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import type { ApiFailure } from '../../src/api/apiFailure.ts'
import type { Result } from '../../src/lib/result.ts'
import { failed, success } from '../../src/lib/result.ts'
import type { SessionState } from '../../src/session/session.types.ts'
import { cookiesWith, dataWith, userWith } from './paywall.fixture.ts'
import type { PaywallMessage } from './paywall.schema.ts'
import { PaywallMarkerSchema, PaywallMessageSchema } from './paywall.schema.ts'
import { createPaywallStore } from './paywall.store.ts'

const anonymous: SessionState = { status: 'anonymous' }
const unknown: SessionState = { status: 'loading', user: undefined }
const signedIn = (fields: object = {}): SessionState => ({ status: 'signedIn', user: userWith(fields) })
const subscriber = signedIn({ subscriber: true })

const message = v.parse(PaywallMessageSchema, { id: 501, title: 'From the message' })

function setUp(marker: object, start: SessionState, cookies = cookiesWith()) {
  let session = start
  let settle = (_: SessionState) => {}
  const listeners = new Set<(state: SessionState) => void>()
  const ready = new Promise<SessionState>((resolve) => {
    settle = resolve
  })
  const answers: ((answer: Result<PaywallMessage, ApiFailure>) => void)[] = []
  const needs = {
    api: {
      fetchMessage: vi.fn(() => new Promise<Result<PaywallMessage, ApiFailure>>((resolve) => answers.push(resolve))),
    },
    cookies: vi.fn(() => cookies),
    session: {
      get: () => session,
      ready: () => ready,
      subscribe(listener: (state: SessionState) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    now: vi.fn(() => new Date(2026, 10, 21, 12)),
    page: () => ({ backUrl: '/here', returnUrl: undefined, email: 'typed' }),
    reload: vi.fn(() => true),
    onViewed: vi.fn(),
    onToggled: vi.fn(),
  }
  const store = createPaywallStore(v.parse(PaywallMarkerSchema, marker), needs)
  const life = new AbortController()
  store.start(life.signal)
  return {
    ...needs,
    store,
    life,
    state: store.getState,
    become(next: SessionState) {
      session = next
      for (const listener of [...listeners]) listener(next)
    },
    async settle(next: SessionState) {
      session = next
      settle(next)
      await ready
    },
    async answer(result: Result<PaywallMessage, ApiFailure>) {
      answers.shift()?.(result)
      await new Promise(setImmediate)
    },
    listeners,
  }
}

describe('who reads', () => {
  it('is waited for', async () => {
    const { state, settle, onViewed } = setUp({ type: 'blocking' }, unknown)
    expect(state()).toEqual({ status: 'waiting' })
    await settle(anonymous)
    expect(state()).toMatchObject({
      status: 'shown',
      place: 'article',
      presentation: { reader: 'anonymous', backUrl: '/here' },
    })
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({ type: 'blocking', access: false, shown: true })
  })

  it('is believed from the stored profile, and told once it is sure', async () => {
    const { state, settle, onViewed } = setUp(
      { type: 'blocking' },
      { status: 'loading', user: userWith({ subscriber: true }) },
    )
    expect(state()).toEqual({ status: 'hidden', reason: 'subscription' })
    expect(onViewed).not.toHaveBeenCalled()
    await settle(subscriber)
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({ type: 'blocking', access: true, shown: false })
  })

  it('changes on the page: a closed article is loaded anew, once', () => {
    const { reload, become, state } = setUp({ type: 'blocking' }, anonymous)
    become({ status: 'loading', user: undefined })
    expect(state().status).toBe('shown')
    become(signedIn())
    expect(reload).toHaveBeenCalledOnce()
  })

  it('changes while a gift lets a visitor read: nobody is interrupted', () => {
    const { reload, become, state } = setUp({ type: 'blocking' }, anonymous, cookiesWith({ giveaway: true }))
    become(signedIn())
    expect(reload).not.toHaveBeenCalled()
    expect(state()).toEqual({ status: 'hidden', reason: 'giveaway' })
  })

  it('is judged on the spot where loading anew has just been tried', () => {
    const { reload, become, state } = setUp({ type: 'blocking' }, anonymous)
    reload.mockReturnValue(false)
    become(subscriber)
    expect(state()).toEqual({ status: 'hidden', reason: 'subscription' })
  })

  it('changes beside an open article: no reload', () => {
    const { reload, become, state, onViewed } = setUp({ type: 'column-offer' }, anonymous)
    become(subscriber)
    expect(reload).not.toHaveBeenCalled()
    expect(state()).toEqual({ status: 'hidden', reason: 'subscription' })
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({ type: 'column-offer', access: true, shown: true })
  })

  it('signs out: the wall is back', () => {
    const { become, state } = setUp({ type: 'blocking' }, subscriber)
    expect(state().status).toBe('hidden')
    become(anonymous)
    expect(state()).toMatchObject({ status: 'shown', presentation: { reader: 'anonymous' } })
  })

  it('is followed no longer than the island lives', () => {
    const { life, listeners } = setUp({ type: 'blocking' }, anonymous)
    expect(listeners.size).toBe(1)
    life.abort()
    expect(listeners.size).toBe(0)
  })
})

describe('what is known', () => {
  it('of a trial, by the reader first and the cookie then', () => {
    const cookies = cookiesWith({ data: dataWith({ remainingDays: 9 }) })
    const ends = signedIn({ endTrialDate: '2026-11-23' })
    expect(setUp({ type: 'column-trial' }, ends, cookies).state()).toMatchObject({ presentation: { days: 2 } })
    expect(setUp({ type: 'column-trial' }, anonymous, cookies).state()).toMatchObject({ presentation: { days: 9 } })
    expect(setUp({ type: 'column-trial' }, anonymous).state()).toEqual({ status: 'hidden', reason: 'nothingToSay' })
  })

  it('of a trial, also when the stored profile was older than it', async () => {
    const stored: SessionState = { status: 'loading', user: userWith() }
    const { state, settle, onViewed } = setUp({ type: 'column-trial' }, stored)
    expect(state()).toEqual({ status: 'hidden', reason: 'nothingToSay' })
    await settle(signedIn({ endTrialDate: '2026-11-23' }))
    expect(state()).toMatchObject({ status: 'shown', presentation: { days: 2 } })
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({ type: 'column-trial', access: true, shown: true })
  })

  it('of a trial, on the next day too', () => {
    const { state, store, become, now } = setUp({ type: 'column-trial' }, signedIn({ endTrialDate: '2026-11-22' }))
    expect(state()).toMatchObject({ presentation: { days: 1 } })
    now.mockReturnValue(new Date(2026, 10, 22, 7))
    store.refresh()
    expect(state()).toMatchObject({ presentation: { days: 0 } })
    become(anonymous)
    expect(state().status).toBe('hidden')
  })

  it('of the free pieces', () => {
    const counter = (data: object) =>
      setUp({ type: 'column-counter' }, anonymous, cookiesWith({ data: dataWith(data) })).state()
    expect(counter({ userCounter: 7, conditionCounter: 10 })).toMatchObject({
      presentation: { counter: { used: 7, total: 10 } },
    })
    expect(counter({ userCounter: 3 })).toMatchObject({ presentation: { counter: { used: 3, total: 10 } } })
    expect(counter({ userCounter: 12, conditionCounter: 5 })).toMatchObject({
      presentation: { counter: { used: 5, total: 5 } },
    })
    expect(counter({ userCounter: -1 })).toMatchObject({ presentation: { counter: undefined } })
    expect(counter({ userCounter: 3, conditionCounter: 0 })).toMatchObject({ presentation: { counter: undefined } })
  })
})

describe('the message', () => {
  it('is asked for only when there is a box to fill', () => {
    expect(setUp({ type: 'blocking', messageId: 501 }, subscriber).api.fetchMessage).not.toHaveBeenCalled()
    expect(setUp({ type: 'blocking' }, anonymous).api.fetchMessage).not.toHaveBeenCalled()
  })

  it('fills the box', async () => {
    const { state, answer, api, onViewed } = setUp({ type: 'blocking', messageId: 501, price: '1 €' }, anonymous)
    expect(state()).toEqual({ status: 'loading' })
    expect(onViewed).not.toHaveBeenCalled()
    await answer(success(message))
    expect(state()).toMatchObject({ presentation: { content: { title: 'From the message', price: '1 €' } } })
    expect(api.fetchMessage).toHaveBeenCalledOnce()
    expect(onViewed).toHaveBeenCalledOnce()
  })

  it('that does not come can be asked for again', async () => {
    const { state, answer, store, api } = setUp({ type: 'blocking', messageId: 501 }, anonymous)
    await answer(failed({ kind: 'timeout' }))
    expect(state()).toEqual({ status: 'error', failure: { kind: 'timeout' } })
    store.retry()
    expect(state()).toEqual({ status: 'loading' })
    await answer(success(message))
    expect(state().status).toBe('shown')
    expect(api.fetchMessage).toHaveBeenCalledTimes(2)
  })

  it('that comes when there is nothing to say any more is kept for later', async () => {
    const { state, answer, become, api } = setUp({ type: 'column-offer', messageId: 501 }, anonymous)
    become(subscriber)
    await answer(success(message))
    expect(state()).toEqual({ status: 'hidden', reason: 'subscription' })
    become(anonymous)
    expect(state()).toMatchObject({ status: 'shown', presentation: { content: { title: 'From the message' } } })
    expect(api.fetchMessage).toHaveBeenCalledOnce()
  })

  it('that comes after the island has gone changes nothing', async () => {
    const { state, answer, life } = setUp({ type: 'blocking', messageId: 501 }, anonymous)
    life.abort()
    await answer(success(message))
    expect(state()).toEqual({ status: 'loading' })
  })
})

describe('folding', () => {
  it('is told', () => {
    const { store, onToggled, state } = setUp({ type: 'gift', folded: '' }, anonymous)
    expect(state()).toMatchObject({ place: 'bar' })
    store.toggle()
    store.toggle()
    expect(onToggled.mock.calls).toEqual([[false], [true]])
  })

  it('is for walls and gifts, and for whatever its marker says it of', () => {
    const foldable = (marker: object) => setUp(marker, anonymous).state()
    expect(foldable({ type: 'regiwall' })).toMatchObject({ presentation: { foldable: true } })
    expect(foldable({ type: 'column-offer' })).toMatchObject({ presentation: { foldable: false } })
    expect(foldable({ type: 'column-offer', folded: 'false' })).toMatchObject({ presentation: { foldable: true } })
  })
})
