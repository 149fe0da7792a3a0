import { describe, expect, it } from 'vitest'
import { failed, success } from '#lib/result.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { cookiesWith, dataWith, userWith } from './testing/paywall.fixture.ts'
import { anonymous, message, signedIn, startStore, subscriber, unknown } from './testing/startStore.fixture.ts'

describe('the paywall’s reader', () => {
  it('is awaited before a decision', async () => {
    const { state, settle, onViewed } = startStore({ type: 'blocking' }, unknown)
    expect(state().status).toBe('waiting')
    await settle(anonymous)
    expect(state()).toMatchObject({
      status: 'shown',
      place: 'article',
      presentation: { reader: 'anonymous', backUrl: '/here' },
    })
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({
      type: 'blocking',
      reader: 'anonymous',
      access: false,
      shown: true,
    })
  })

  it('is taken from the stored profile, and reported once the session has loaded', async () => {
    const { state, settle, onViewed } = startStore(
      { type: 'blocking' },
      { status: 'loading', user: userWith({ subscriber: true }) },
    )
    expect(state()).toMatchObject({ status: 'hidden', reason: 'subscription' })
    expect(onViewed).not.toHaveBeenCalled()
    await settle(subscriber)
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({
      type: 'blocking',
      reader: 'subscriber',
      access: true,
      shown: false,
    })
  })

  it('reloads the page once when they sign in on a closed article', () => {
    const { reload, become, state } = startStore({ type: 'blocking' }, anonymous)
    become({ status: 'loading', user: undefined })
    expect(state().status).toBe('shown')
    become(signedIn())
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['becomes a subscriber', signedIn(), [subscriber]],
    [
      'subscribes to a part, which the cookie from before denies',
      signedIn(),
      [signedIn({ subscriber: true, hasSubscriberSiteIds: ['1'] })],
    ],
    ['signs in as another one, who subscribes', signedIn(), [anonymous, subscriber]],
    ['upgrades the app’s token in place', signedIn(), [{ status: 'loading', user: userWith() }, subscriber]],
  ] as [string, SessionState, SessionState[]][])(
    'who %s on a closed article reloads the page once',
    (_, start, then) => {
      const denied = cookiesWith({ data: dataWith({ accessGranted: false }) })
      const { reload, become, state } = startStore({ type: 'blocking' }, start, denied)
      for (const session of then) become(session)
      expect(reload).toHaveBeenCalledOnce()
      expect(state()).toMatchObject({ status: 'shown' })
    },
  )

  it('does not reload the page when they change without access to more text', () => {
    const { reload, become } = startStore({ type: 'blocking' }, signedIn())
    become({ status: 'loading', user: userWith() })
    become(signedIn({ id: '2' }))
    become(anonymous)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not reload the page when they sign in while a gift grants access', () => {
    const { reload, become, state } = startStore({ type: 'blocking' }, anonymous, cookiesWith({ giveaway: true }))
    become(signedIn())
    expect(reload).not.toHaveBeenCalled()
    expect(state()).toMatchObject({ status: 'hidden', reason: 'giveaway' })
  })

  it('is decided on in place when a reload has just been tried', () => {
    const { reload, become, state } = startStore({ type: 'blocking' }, anonymous)
    reload.mockReturnValue(false)
    become(subscriber)
    expect(state()).toMatchObject({ status: 'hidden', reason: 'subscription' })
  })

  it('does not reload the page when they sign in beside an open article', () => {
    const { reload, become, state, onViewed } = startStore({ type: 'column-offer' }, anonymous)
    become(subscriber)
    expect(reload).not.toHaveBeenCalled()
    expect(state()).toMatchObject({ status: 'hidden', reason: 'subscription' })
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({
      type: 'column-offer',
      reader: 'anonymous',
      access: true,
      shown: true,
    })
  })

  it('gets the paywall again after a sign-out', () => {
    const { become, state } = startStore({ type: 'blocking' }, subscriber)
    expect(state().status).toBe('hidden')
    become(anonymous)
    expect(state()).toMatchObject({ status: 'shown', presentation: { reader: 'anonymous' } })
  })

  it('is no longer followed after the island has unmounted', () => {
    const { lifetime, listeners } = startStore({ type: 'blocking' }, anonymous)
    expect(listeners.size).toBe(1)
    lifetime.abort()
    expect(listeners.size).toBe(0)
  })
})

describe('the number in the paywall', () => {
  it('of a trial’s days is the reader’s first, then the cookie’s', () => {
    const cookies = cookiesWith({ data: dataWith({ remainingDays: 9 }) })
    const ends = signedIn({ endTrialDate: '2026-11-23' })
    expect(startStore({ type: 'column-trial' }, ends, cookies).state()).toMatchObject({ presentation: { days: 2 } })
    expect(startStore({ type: 'column-trial' }, anonymous, cookies).state()).toMatchObject({
      presentation: { days: 9 },
    })
    expect(startStore({ type: 'column-trial' }, anonymous).state()).toMatchObject({
      status: 'hidden',
      reason: 'nothingToSay',
    })
  })

  it('of a trial’s days is updated when the stored profile was outdated', async () => {
    const stored: SessionState = { status: 'loading', user: userWith() }
    const { state, settle, onViewed } = startStore({ type: 'column-trial' }, stored)
    expect(state()).toMatchObject({ status: 'hidden', reason: 'nothingToSay' })
    await settle(signedIn({ endTrialDate: '2026-11-23' }))
    expect(state()).toMatchObject({ status: 'shown', presentation: { days: 2 } })
    expect(onViewed).toHaveBeenCalledExactlyOnceWith({
      type: 'column-trial',
      reader: 'registered',
      access: true,
      shown: true,
    })
  })

  it('of a trial’s days is updated the next day', () => {
    const { state, store, become, now } = startStore({ type: 'column-trial' }, signedIn({ endTrialDate: '2026-11-22' }))
    expect(state()).toMatchObject({ presentation: { days: 1 } })
    now.mockReturnValue(new Date(2026, 10, 22, 7))
    store.refresh()
    expect(state()).toMatchObject({ presentation: { days: 0 } })
    become(anonymous)
    expect(state().status).toBe('hidden')
  })

  it('of free articles used is clamped', () => {
    const counter = (data: object) =>
      startStore({ type: 'column-counter' }, anonymous, cookiesWith({ data: dataWith(data) })).state()
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

describe('the store’s message', () => {
  it('is requested only when a box needs it', () => {
    expect(startStore({ type: 'blocking', messageId: 501 }, subscriber).api.fetchMessage).not.toHaveBeenCalled()
    expect(startStore({ type: 'blocking' }, anonymous).api.fetchMessage).not.toHaveBeenCalled()
  })

  it('fills the box', async () => {
    const { state, answer, api, onViewed } = startStore({ type: 'blocking', messageId: 501, price: '1 €' }, anonymous)
    expect(state().status).toBe('loading')
    expect(onViewed).not.toHaveBeenCalled()
    await answer(success(message))
    expect(state()).toMatchObject({ presentation: { content: { title: 'From the message', price: '1 €' } } })
    expect(api.fetchMessage).toHaveBeenCalledOnce()
    expect(onViewed).toHaveBeenCalledOnce()
  })

  it('can be retried when it does not load', async () => {
    const { state, answer, store, api } = startStore({ type: 'blocking', messageId: 501 }, anonymous)
    await answer(failed({ kind: 'timeout' }))
    expect(state()).toMatchObject({ status: 'error', failure: { kind: 'timeout' } })
    store.retry()
    expect(state().status).toBe('loading')
    await answer(success(message))
    expect(state().status).toBe('shown')
    expect(api.fetchMessage).toHaveBeenCalledTimes(2)
  })

  it('is kept for later when it arrives after the box was hidden', async () => {
    const { state, answer, become, api } = startStore({ type: 'column-offer', messageId: 501 }, anonymous)
    become(subscriber)
    await answer(success(message))
    expect(state()).toMatchObject({ status: 'hidden', reason: 'subscription' })
    become(anonymous)
    expect(state()).toMatchObject({ status: 'shown', presentation: { content: { title: 'From the message' } } })
    expect(api.fetchMessage).toHaveBeenCalledOnce()
  })

  it('is the answer to the latest request after the island has mounted again', async () => {
    const { state, answer, api, restart } = startStore({ type: 'blocking', messageId: 501 }, anonymous)
    restart()
    expect(api.fetchMessage.mock.calls.map(([, { aborted }]) => aborted)).toEqual([true, false])
    await answer(failed({ kind: 'timeout' }))
    expect(state().status).toBe('loading')
    await answer(success(message))
    expect(state()).toMatchObject({ status: 'shown', presentation: { content: { title: 'From the message' } } })
  })

  it('changes nothing when it arrives after the island has unmounted', async () => {
    const { state, answer, lifetime } = startStore({ type: 'blocking', messageId: 501 }, anonymous)
    lifetime.abort()
    await answer(success(message))
    expect(state().status).toBe('loading')
  })
})

describe('folding the paywall', () => {
  it('is reported', () => {
    const { store, onToggled, state } = startStore({ type: 'gift', folded: '' }, anonymous)
    expect(state()).toMatchObject({ place: 'bar' })
    store.toggle()
    store.toggle()
    expect(onToggled.mock.calls).toEqual([[false], [true]])
  })

  it('is available for walls and gifts, and where the marker enables it', () => {
    const foldable = (marker: object) => startStore(marker, anonymous).state()
    expect(foldable({ type: 'regiwall' })).toMatchObject({ presentation: { foldable: true } })
    expect(foldable({ type: 'column-offer' })).toMatchObject({ presentation: { foldable: false } })
    expect(foldable({ type: 'column-offer', folded: 'false' })).toMatchObject({ presentation: { foldable: true } })
  })
})

describe('a paywall that a server has rendered for everybody', () => {
  const served = { message, backUrl: 'https://diari.example/a' }
  const begin = (session: SessionState, cookies = cookiesWith(), marker = {}) =>
    startStore({ type: 'blocking', messageId: '501', ...marker }, session, cookies, served)

  it('is the first state, and sends no request', () => {
    const { store, state, fetchMessage, onViewed } = begin(unknown)
    const first = { status: 'shown', place: 'article', presentation: { reader: 'anonymous', email: '' } }
    expect(store.getInitialState()).toMatchObject(first)
    expect(state()).toMatchObject(first)
    expect(fetchMessage).not.toHaveBeenCalled()
    expect(onViewed).not.toHaveBeenCalled()
  })

  it('is reported as seen, once it is decided that this reader sees it', async () => {
    const { state, settle, onViewed } = begin(unknown)
    await settle(anonymous)
    expect(state()).toMatchObject({ status: 'shown', isEverybodys: false, presentation: { backUrl: '/here' } })
    expect(onViewed).toHaveBeenCalledOnce()
  })

  it.each([
    ['a subscriber', subscriber, cookiesWith(), 'subscription'],
    ['a reader with a voucher', anonymous, cookiesWith({ voucher: true }), 'voucher'],
  ])('is hidden for %s, without a reload', (_name, session, cookies, reason) => {
    const { state, reload, onViewed } = begin(session, cookies)
    expect(state()).toMatchObject({ status: 'hidden', reason })
    expect(reload).not.toHaveBeenCalled()
    expect(onViewed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shown: false }))
  })

  it('stays hidden where it would be folded', async () => {
    const { store, state, settle } = begin(unknown, cookiesWith(), { folded: true })
    expect(store.getInitialState()).toMatchObject({ status: 'waiting' })
    await settle(anonymous)
    expect(state()).toMatchObject({ status: 'shown', place: 'bar' })
  })
})
