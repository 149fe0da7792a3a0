import { describe, expect, it, vi } from 'vitest'
import type { SessionState } from '#page/session/session.types.ts'
import {
  buildComments,
  buildUser,
  createAnswer,
  createFakeApi,
  createFakeSession,
  createTestStore,
} from '../comments.fixture.ts'
import { getCommentsReader } from './getCommentsReader.ts'

const signedIn = (more: Parameters<typeof buildUser>[0]): SessionState => ({
  status: 'signedIn',
  user: buildUser(more),
})

describe('getCommentsReader', () => {
  it.each<[string, SessionState, string]>([
    ['a visitor', { status: 'anonymous' }, 'signedOut'],
    ['a session that is still loading', { status: 'loading', user: undefined }, 'unknown'],
    ['the stored profile', { status: 'loading', user: buildUser() }, 'open'],
    ['a subscriber', signedIn({}), 'open'],
    ['registered only', signedIn({ subscriber: false }), 'notSubscribed'],
    ['registered, with the permission', signedIn({ subscriber: false, advantages: null }), 'notSubscribed'],
    ['a subscription without comments', signedIn({ advantages: 'hemeroteca' }), 'notIncluded'],
    ['banned', signedIn({ bannedComments: true }), 'banned'],
    ['banned and unsubscribed', signedIn({ bannedComments: true, subscriber: false }), 'banned'],
  ])('returns the status of %s', (_, state, status) => {
    const { session } = createFakeSession(state)
    expect(getCommentsReader(state, session.permissions).status).toBe(status)
  })
})

describe('the reader of the comments at a change of the session', () => {
  it('is updated in place', async () => {
    const { store, become, shown } = createTestStore(createFakeApi(buildComments(3, 3)), {
      session: { status: 'anonymous' },
    })
    store.follow()
    await store.load()
    expect(store.getState().reader).toEqual({ status: 'signedOut' })
    become(signedIn({ id: 'other' }))
    expect(store.getState().reader).toEqual({ status: 'open', userId: 'other' })
    expect(shown()).toHaveLength(3)
  })

  it('is ignored after the island has unmounted', () => {
    const { store, lifetime, listening } = createTestStore(createFakeApi([]))
    store.follow()
    expect(listening()).toBe(1)
    lifetime.abort()
    expect(listening()).toBe(0)
  })

  it('likes nothing without the permission to participate', async () => {
    const api = createFakeApi(buildComments(3, 3))
    const { store } = createTestStore(api, { session: { status: 'anonymous' } })
    await store.load()
    await store.toggleLike('c3')
    expect(api.like).not.toHaveBeenCalled()
  })
})

describe('muted readers of the comments', () => {
  const someone = { status: 'signedIn', user: buildUser({ id: 'other' }) } as const

  it('belong to the signed-in reader, and are cleared on sign-out', async () => {
    const { store, become, readMuted } = createTestStore(createFakeApi([]))
    readMuted.mockResolvedValue(new Set(['u1']))
    store.follow()
    await vi.waitFor(() => expect(store.getState().muted).toEqual(new Set(['u1'])))
    become({ status: 'anonymous' })
    expect(store.getState().muted.size).toBe(0)
    become(someone)
    await vi.waitFor(() => expect(store.getState().muted.size).toBe(1))
    expect(readMuted).toHaveBeenCalledTimes(2)
  })

  it('are not requested for a visitor', async () => {
    const { store, readMuted } = createTestStore(createFakeApi([]), { session: { status: 'anonymous' } })
    store.follow()
    await Promise.resolve()
    expect(readMuted).not.toHaveBeenCalled()
  })

  it('keep the reader’s change when an older answer arrives late', async () => {
    const { store, readMuted } = createTestStore(createFakeApi(buildComments(3, 3)))
    const answer = createAnswer<ReadonlySet<string>>()
    readMuted.mockReturnValueOnce(answer.promise)
    store.follow()
    await store.load()
    store.setMuted(new Set(['u1']), 'c3', 'Muted.')
    answer.give(new Set())
    await answer.promise
    expect(store.getState().muted).toEqual(new Set(['u1']))
  })

  it('close the dialog and give the focus to the comment, unless another dialog is open', async () => {
    const { store } = createTestStore(createFakeApi(buildComments(3, 3)))
    await store.load()
    store.unmuteOnce('c3')
    store.openDialog({ kind: 'mute', id: 'c3' })
    store.setMuted(new Set(['u1']), 'c3', 'Muted.')
    expect(store.getState()).toMatchObject({ dialog: undefined, target: { id: 'c3', reason: 'next' } })
    expect(store.getState().entries.get('c3')?.unmuted).toBe(false)
    store.targetReached()
    store.setMuted(new Set(), 'c3', 'Unmuted.')
    expect(store.getState().announcement).toEqual({ text: 'Unmuted.' })
    expect(store.getState().target).toBeUndefined()
  })
})
